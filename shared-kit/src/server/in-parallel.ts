/** Items that are worked on at the same time: enough for a store that answers in milliseconds. */
const PARALLEL = 8;

/**
 * Works on items, eight at a time. After an error no further item is begun; it is thrown when those that were begun have ended, so
 * that nothing of the work goes on behind the caller.
 */
export async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  // Unlike the iterator of an array, a generator ends for all workers when a loop over it is left.
  const left = (function* () {
    yield* items;
  })();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: PARALLEL }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
