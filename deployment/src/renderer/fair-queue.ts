interface FairQueueOptions {
  readonly maxRunning: number;
  readonly maxRunningOfClient: number;
  readonly maxWaitingOfClient: number;
  readonly maxWaitMs: number;
}

/** Bounds how many tasks run at once. A free place goes to the client with the fewest running tasks. */
export interface FairQueue {
  /**
   * Waits for a place. Returns the function that frees it; undefined when the client has too many waiting tasks, or when
   * none was free in time.
   */
  enter(client: string): Promise<(() => void) | undefined>;
}

interface Waiting {
  readonly client: string;
  readonly start: () => void;
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { maxRunning, maxRunningOfClient, maxWaitingOfClient, maxWaitMs } = options;
  const running = new Map<string, number>();
  /** The longest waiting first. */
  const waiting = new Set<Waiting>();
  let total = 0;

  const runningOf = (client: string) => running.get(client) ?? 0;
  const isFreeFor = (client: string) => total < maxRunning && runningOf(client) < maxRunningOfClient;

  function start(client: string): () => void {
    total += 1;
    running.set(client, runningOf(client) + 1);
    return () => {
      total -= 1;
      const left = runningOf(client) - 1;
      if (left > 0) running.set(client, left);
      else running.delete(client);
      startNext();
    };
  }

  function startNext(): void {
    let next: Waiting | undefined;
    for (const task of waiting)
      if (isFreeFor(task.client) && (!next || runningOf(task.client) < runningOf(next.client))) next = task;
    next?.start();
  }

  return {
    async enter(client) {
      if (isFreeFor(client)) return start(client);
      const waitingOfClient = [...waiting].filter((task) => task.client === client).length;
      if (waitingOfClient >= maxWaitingOfClient) return undefined;
      return new Promise((resolve) => {
        const leave = (place?: () => void) => {
          clearTimeout(timer);
          waiting.delete(task);
          resolve(place);
        };
        const task = { client, start: () => leave(start(client)) };
        const timer = setTimeout(leave, maxWaitMs);
        waiting.add(task);
      });
    },
  };
}
