import { createSerialQueue } from '../create-serial-queue.ts';

/** Queue of all image encoding: parallel encoding would take memory and processors from other requests. */
export const enqueueEncoding = createSerialQueue();
