import { randomBytes } from 'node:crypto';
import type { Clock, Random } from '#games/ports.ts';

export const systemClock: Clock = { now: () => new Date().toISOString() };

export const systemRandom: Random = { bytes: (length) => new Uint8Array(randomBytes(length)) };
