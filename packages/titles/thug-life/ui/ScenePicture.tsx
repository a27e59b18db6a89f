import { type DeckRef, deckOf, shownName } from '../deck/compiled.ts';
import type { Face } from '../model.ts';
import { seatName } from '../wording.ts';
import { fitting, linesOf } from './board/sizes.ts';
import { CardIcon, StandIn } from './draw/CardIcon.tsx';
import { Die } from './draw/Die.tsx';
import { ink, lamp, typeColours } from './draw/palette.ts';
import { Party } from './Party.tsx';
import type { CrimeScene, FightScene, Scene } from './report/scene.ts';

export const sceneHeight = 196;
/** Half of what the dice in the middle take. */
const DICE = 66;

interface SceneProps {
  /** Null where the reader has no file of the deck: cards are drawn by their type. */
  deck: DeckRef | null;
  scene: Scene;
  width: number;
  /** Words beside the names, such as "sealed". */
  notes?: { attacker: string; defender: string } | undefined;
}

/** A Fight or Crime: who sent what, what lies open, the dice. */
export const ScenePicture = (props: SceneProps) => (
  <g>
    <text
      x={props.width / 2}
      y="31"
      text-anchor="middle"
      font-size="22"
      font-weight="bold"
      letter-spacing="2"
      fill={lamp}
    >
      {sceneTitle(props.scene)}
    </text>
    {props.scene.is === 'fight' ? (
      <FightPicture {...props} scene={props.scene} />
    ) : (
      <CrimePicture {...props} scene={props.scene} />
    )}
  </g>
);

const KINDS = { hood: 'HOOD FIGHT', street: 'STREET FIGHT', cop: 'COP FIGHT' } as const;

export const sceneTitle = (scene: Scene): string => {
  if (scene.is === 'crime') return 'CRIME';
  if (scene.driveBy) return 'DRIVE-BY';
  return scene.kind ? KINDS[scene.kind] : 'FIGHT';
};

interface DiceProps {
  die: 'fight' | 'crime';
  face: Face | null;
  struck: readonly Face[];
  x: number;
  y: number;
  size: number;
}

/** The die that counts, and small beside it those that were rolled again. */
const Dice = ({ die, face, struck, x, y, size }: DiceProps) => (
  <g>
    {struck.slice(-2).map((old, i) => (
      <Die die={die} face={old} x={x + (i === 0 ? -42 : 42)} y={y + 6} size={0.6} struck />
    ))}
    <Die die={die} face={face} x={x} y={y} size={size} />
  </g>
);

const FightPicture = ({ deck, scene, width, notes }: Omit<SceneProps, 'scene'> & { scene: FightScene }) => {
  const { dice, struck } = scene;
  const mid = width / 2;
  return (
    <g>
      {(['attacker', 'defender'] as const).map((side, i) => (
        <Party
          deck={deck}
          who={scene[side]}
          group={scene.groups[side]}
          cops={scene.cops}
          table={scene.tables[side]}
          note={notes?.[side] ?? ''}
          x={i === 0 ? 12 : mid + DICE}
          room={mid - DICE - 14}
        />
      ))}
      <Dice die="fight" face={dice.attacker} struck={struck.attacker} x={mid} y={75} size={1} />
      <text x={mid} y="119" text-anchor="middle" font-size="19" font-weight="bold" fill="#ffffff">
        vs
      </text>
      <Dice die="fight" face={dice.defender} struck={struck.defender} x={mid} y={152} size={1} />
    </g>
  );
};

const CrimePicture = ({ deck, scene, width }: Omit<SceneProps, 'scene'> & { scene: CrimeScene }) => {
  const mid = width / 2;
  return (
    <g>
      <Party
        deck={deck}
        who={scene.by}
        group={scene.group}
        cops={0}
        table={scene.table}
        note=""
        x={12}
        room={mid - DICE - 14}
      />
      <Dice die="crime" face={scene.die} struck={scene.struck} x={mid} y={112} size={1.2} />
      {scene.card !== null && (
        <CrimeCard deck={deck} no={scene.card} target={scene.target} x={mid + DICE} room={mid - DICE - 12} />
      )}
    </g>
  );
};

interface CrimeCardProps {
  deck: DeckRef | null;
  no: number;
  target: number | null;
  x: number;
  room: number;
}

const CrimeCard = ({ deck, no, target, x, room }: CrimeCardProps) => {
  const card = deck === null ? undefined : deckOf(deck).street[no];
  const { paper, ink: pen } = typeColours.crime;
  const text = room - 62;
  const name = linesOf(card ? shownName(card) : 'Crime', room > 200 ? 16 : 9, 2);
  const below = 40 + name.length * 22;
  return (
    <g transform={`translate(${x} 48)`}>
      <rect width={room} height="128" rx="10" fill={paper} stroke={ink} stroke-width="2" />
      {card ? <CardIcon card={card} x={7} y={38} size={46} /> : <StandIn type="crime" name="" x={7} y={38} size={46} />}
      {name.map((line, i) => (
        <text x="58" y={32 + i * 22} font-size={fitting(line, 20, text)} font-weight="bold" fill={pen}>
          {line}
        </text>
      ))}
      <text x="58" y={below} font-size="18" fill={pen}>
        {card?.type === 'crime' ? `needs ${card.difficulty}` : ''}
      </text>
      <text x="58" y={below + 26} font-size="18" fill={pen}>
        {target === null ? '' : `on ${seatName(target)}`}
      </text>
    </g>
  );
};
