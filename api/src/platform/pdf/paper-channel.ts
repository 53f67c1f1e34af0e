import { channel } from 'node:diagnostics_channel';

/** A paper that was made, or not. */
export interface MadePaper {
  /** `lost`: its process ended, hung or took too much memory. */
  readonly result: 'made' | 'refused' | 'lost';
  /** With the wait for the papers before it. */
  readonly ms: number;
}

/** Tells of each paper (`MadePaper`). */
export const PAPERS = channel('car-rental.papers');
