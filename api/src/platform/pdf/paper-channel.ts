import { channel } from 'node:diagnostics_channel';

/** The result of rendering a paper. */
export interface MadePaper {
  /** `lost`: its process ended, hung or took too much memory. */
  readonly result: 'made' | 'refused' | 'lost';
  /** With the wait for the papers before it. */
  readonly ms: number;
}

/** Publishes each paper that was rendered, or failed (`MadePaper`). */
export const PAPERS = channel('car-rental.papers');
