/** The clock that pages are rendered by: it stands still until the page is hydrated. */
export interface HydrationClock {
  now(): Date;
  /** Whether the page came rendered and is not hydrated yet. */
  isHydrating(): boolean;
  /** Ends hydration: from here on `now` is the present. */
  start(): void;
}

/** @param renderedAt when the page was rendered; absent when it was not */
export function createHydrationClock(renderedAt?: string): HydrationClock {
  let fixed = renderedAt === undefined ? undefined : new Date(renderedAt);
  return {
    now: () => fixed ?? new Date(),
    isHydrating: () => fixed !== undefined,
    start() {
      fixed = undefined;
    },
  };
}
