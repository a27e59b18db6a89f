import type { Child } from 'hono/jsx';
import type { Card, CardOf } from '../../deck/schema.ts';
import { rideIcon } from './cars.tsx';
import { house, portrait } from './faces.tsx';
import { typeColours } from './palette.ts';
import { cautionIcon, crimeIcons, dramaIcon, weaponIcons } from './signs.tsx';

/** Weapons that are not guns, by name; all others are told by what they do, so that a group's own deck has pictures as well. */
const NAMED: Readonly<Record<string, keyof typeof weaponIcons>> = {
  BAT: 'club',
  CROWBAR: 'club',
  FIREBOTTLE: 'bottle',
};

function weaponOf({ id, mods }: CardOf<'weapon'>): keyof typeof weaponIcons {
  const named = NAMED[id];
  if (named) return named;
  const has = (kind: string) => mods.some(({ mod }) => mod === kind);
  if (has('save')) return 'vest';
  if (has('kill')) return 'longGun';
  return has('reroll') ? 'fastGun' : 'handgun';
}

function pictureOf(card: Card, ink: string): Child {
  switch (card.type) {
    case 'caution':
      return cautionIcon(ink);
    case 'crime':
      return crimeIcons[card.crimeType](ink);
    case 'weapon':
      return weaponIcons[weaponOf(card)](ink);
    case 'homie':
      return portrait(card.id, ink);
    case 'ride':
      return rideIcon(card.driveBy, ink);
    case 'turf':
      return house(card.id, ink);
    case 'drama':
      return dramaIcon(ink);
  }
}

interface CardIconProps {
  card: Card;
  x: number;
  y: number;
  size: number;
  ink?: string;
}

/** A card's picture, `size` units wide and high. */
export const CardIcon = ({ card, x, y, size, ink = typeColours[card.type].ink }: CardIconProps) => (
  <g transform={`translate(${x} ${y}) scale(${Math.round((size / 48) * 1000) / 1000})`}>{pictureOf(card, ink)}</g>
);

/** The picture of a card of which only type and name are known: a group's own deck is not with every reader. */
export const StandIn = ({
  type,
  name,
  x,
  y,
  size,
}: {
  type: Card['type'];
  name: string;
  x: number;
  y: number;
  size: number;
}) => (
  <g transform={`translate(${x} ${y}) scale(${Math.round((size / 48) * 1000) / 1000})`}>
    {pictureOfType(type, name, typeColours[type].ink)}
  </g>
);

function pictureOfType(type: Card['type'], name: string, ink: string): Child {
  switch (type) {
    case 'caution':
      return cautionIcon(ink);
    case 'crime':
      return crimeIcons.muscle(ink);
    case 'weapon':
      return weaponIcons.handgun(ink);
    case 'homie':
      return portrait(name, ink);
    case 'ride':
      return rideIcon(4, ink);
    case 'turf':
      return house(name, ink);
    case 'drama':
      return dramaIcon(ink);
  }
}
