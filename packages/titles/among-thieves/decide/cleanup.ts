import { clockwise } from '../board.ts';
import { handSize } from '../hand.ts';
import type { LocationCard } from '../model.ts';
import { LOCATION_CARDS, TORCH_COIN } from '../tables.ts';
import { happen, type Scene } from './scene.ts';

/**
 * Cards for these locations, each drawn from what is in the deck at that moment (D42). Secret draws, in order: `<label>/location1` ...
 */
export function deal(scene: Scene, slots: readonly number[], label: string): void {
  const deck = { ...scene.state.deck };
  const cards = slots.map((slot): LocationCard => {
    const copies = LOCATION_CARDS.map((card) => [card, deck[card]] as const);
    const card = scene.luck.secret.draw(`${label}/location${slot}`, copies);
    deck[card]--;
    return card;
  });
  happen(scene, { type: 'LocationsDealt', slots: [...slots], cards });
}

/** Cleaning up and passing the torch (rules 8.7): resolved locations are dealt anew, the next seat is first and takes a coin. */
export function cleanUp(scene: Scene): void {
  const { round, locations, config, first } = scene.state;
  const slots = locations.flatMap(({ occupant }, i) => (occupant === null ? [] : [i + 1]));
  if (slots.length > 0) {
    happen(scene, { type: 'LocationsRefilled', slots });
    deal(scene, slots, `r${round}`);
  }
  const to = clockwise(scene.state, first)[1]!;
  happen(scene, { type: 'TorchPassed', to, coin: Math.min(TORCH_COIN, scene.state.city) });
  happen(scene, { type: 'RoundStarted', round: round + 1, handSize: handSize(round + 1, config.recovery) });
}
