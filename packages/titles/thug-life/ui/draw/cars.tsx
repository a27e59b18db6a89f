import type { Child } from 'hono/jsx';

/** A Ride by the number of Figures it holds: bike, coupe, lowrider, van, limousine; drawn in a box of 48 x 48. */
export function rideIcon(seats: number, ink: string): Child {
  if (seats <= 1) return bike(ink);
  if (seats === 2)
    return body(
      ink,
      'M3 33 C3 27 8 26 13 25 L19 17 H31 L38 25 C43 26 45 28 45 33 Z',
      'M21 19 H29 L34 25 H18 Z',
      [13, 36],
    );
  if (seats === 3)
    return body(
      ink,
      'M1 34 V27 C4 24 10 24 14 24 L19 17 H33 L37 24 H44 L47 27 V34 Z',
      'M20 19 H26 V24 H17 Z M28 19 H32 L35 24 H28 Z',
      [11, 38],
    );
  if (seats === 4)
    return body(
      ink,
      'M2 34 V14 C2 11 4 10 7 10 H34 C38 10 41 17 43 23 L46 26 V34 Z',
      'M30 14 H34 L39 23 H30 Z M7 14 H16 V22 H7 Z M19 14 H27 V22 H19 Z',
      [12, 37],
    );
  return body(
    ink,
    'M0 34 V26 C2 23 4 23 6 23 L9 16 H41 L44 23 L48 26 V34 Z',
    'M10 18 H16 V23 H8 Z M18 18 H24 V23 H18 Z M26 18 H32 V23 H26 Z M34 18 H40 L42 23 H34 Z',
    [9, 40],
  );
}

const body = (ink: string, shape: string, windows: string, wheels: readonly number[]): Child => (
  <g>
    <path d={shape} fill={ink} />
    <path d={windows} fill="#ffffff" fill-opacity="0.85" />
    {wheels.map((x) => (
      <g>
        <circle cx={x} cy="35" r="6.2" fill="#17181d" stroke="#ffffff" stroke-width="1.6" />
        <circle cx={x} cy="35" r="2" fill="#ffffff" />
      </g>
    ))}
  </g>
);

const bike = (ink: string): Child => (
  <g fill="none" stroke={ink} stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="11" cy="33" r="8" />
    <circle cx="38" cy="33" r="8" />
    <path d="M11 33 L18 22 H32 L38 33 M32 22 L29 13 H35 M18 22 L24 31 H32" />
    <path d="M14 20 H24" stroke-width="5" />
  </g>
);
