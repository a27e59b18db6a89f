/**
 * Adds up what DynamoDB says a call has cost, in capacity units (read: 4 KB read consistently; write: 1 KB). Tests hold moves
 * against it. A put whose condition fails costs too, but then no figure is given.
 */
export interface Meter {
  read: number;
  write: number;
}

/** What every request says if a meter wants to know. */
export const metered = (meter: Meter | undefined) => (meter ? ({ ReturnConsumedCapacity: 'TOTAL' } as const) : {});

export function count(
  meter: Meter | undefined,
  way: keyof Meter,
  answer: { ConsumedCapacity?: { CapacityUnits?: number | undefined } | undefined },
): void {
  if (meter) meter[way] += answer.ConsumedCapacity?.CapacityUnits ?? 0;
}
