import { deckOf } from '../../deck/compiled.ts';
import type { CardNo, CrimeView, FightView, View } from '../../model.ts';
import { lamp, night } from '../draw/palette.ts';
import { emptyCrime, type Scene, type Shown } from '../report/scene.ts';
import { ScenePicture, sceneHeight } from '../ScenePicture.tsx';
import { inner, margin } from './sizes.ts';

export const actionHeight = ({ pending }: View): number => (pending ? sceneHeight + 8 : 0);

/** The Fight or Crime that is going on. */
export const Action = ({ view, y }: { view: View; y: number }) => {
  const { pending } = view;
  if (!pending) return null;
  return (
    <g transform={`translate(${margin} ${y})`}>
      <rect width={inner} height={sceneHeight} rx="14" fill={night} stroke={lamp} stroke-width="4" />
      {pending.type === 'fight' ? (
        <ScenePicture deck={view.config.deck} scene={fightNow(view, pending)} width={inner} notes={notesOf(pending)} />
      ) : (
        <ScenePicture deck={view.config.deck} scene={crimeNow(view, pending)} width={inner} />
      )}
    </g>
  );
};

/** Open cards with their types. */
function typed({ config }: View, nos: readonly CardNo[]): Shown[] {
  const { street } = deckOf(config.deck);
  return nos.flatMap((no) => (street[no] ? [{ no, type: street[no].type }] : []));
}

function fightNow(view: View, fight: FightView): Scene {
  const { kind, driveBy, attacker, defender, groups, table, dice, revealed, openWeapons } = fight;
  const open = !revealed && openWeapons ? openWeapons : table.attacker;
  return {
    is: 'fight',
    kind,
    driveBy,
    attacker,
    defender,
    groups,
    tables: { attacker: typed(view, open), defender: typed(view, table.defender) },
    dice,
    struck: { attacker: [], defender: [] },
    cops: view.cops.streets,
  };
}

const crimeNow = (view: View, { by, card, target, group, table, die }: CrimeView): Scene => ({
  ...emptyCrime,
  by,
  card,
  target,
  group,
  // The Crime card itself lies on the table as well.
  table: typed(
    view,
    table.filter((no) => no !== card),
  ),
  die,
});

/** Who has sealed is public, what is not. */
function notesOf({ attacker, defender, sealed, revealed }: FightView): { attacker: string; defender: string } {
  const note = (who: FightView['attacker'], done: boolean) =>
    revealed || who === 'cops' ? '' : done ? 'sealed' : 'undecided';
  return { attacker: note(attacker, sealed.attacker), defender: note(defender, sealed.defender) };
}
