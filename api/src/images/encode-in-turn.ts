import { oneAtATime } from '../one-at-a-time.ts';

/** Queue of all image encoding: parallel encoding would take memory and processors from other requests. */
export const encodeInTurn = oneAtATime();
