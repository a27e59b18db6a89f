import type { HustleId, ProfileId } from '../model.ts';

// What was found to be worth most in many games (rules 15). Cards of a group's own stand in the middle.

const PROFILES = [
  'businessman',
  'hacker',
  'landlady',
  'bodybuilder',
  'kingpin',
  'rapper',
  'junkie',
  'detective',
  'con-artist',
  'chef',
  'psycho',
  'veteran',
  'paperboy',
  'gambler',
  'street-artist',
  'courier',
  'bouncer',
  'mechanic',
  'demolition-expert',
  'politician',
  'vip',
  'granny',
  'nurse',
];

const CARDS = [
  'lay-low',
  'pizza',
  'spray-can',
  'fireworks',
  'pick-a-fight',
  'ambush',
  'bus-ticket',
  'plan-b',
  'dumpster-dive',
  'eavesdrop',
  'gear-up',
  'pickpocket',
  'open-mic',
  'side-job',
  'energy-drink',
  'scooter',
  'duct-tape',
  'sneak-in',
  'anonymous-tip',
];

const placeIn = (list: readonly string[]) => {
  const places = new Map(list.map((id, i) => [id, i]));
  return (id: string): number => places.get(id) ?? list.length / 2;
};
const profilePlace = placeIn(PROFILES);
const cardPlace = placeIn(CARDS);

/** The liked one of the dealt profiles; of equals the first to act. */
export const likedProfile = (profiles: readonly ProfileId[], turnOrder: (id: ProfileId) => number): ProfileId =>
  [...profiles].sort((a, b) => profilePlace(a) - profilePlace(b) || turnOrder(a) - turnOrder(b))[0]!;

/** So many cards to give up: the least liked first. */
export const leastLiked = (cards: readonly HustleId[], n: number): HustleId[] =>
  n === 0 ? [] : [...cards].sort((a, b) => cardPlace(b) - cardPlace(a)).slice(0, n);

export const mostLiked = (cards: readonly HustleId[], n: number): HustleId[] =>
  [...cards].sort((a, b) => cardPlace(a) - cardPlace(b)).slice(0, n);
