/** The clock for rendering. It is fixed until the page is hydrated. */
export interface HydrationClock {
  now(): Date;
  /** Whether the page is server-rendered and not hydrated yet. */
  isHydrating(): boolean;
  /** Ends hydration: `now` then returns the current time. */
  start(): void;
}

/** @param renderedAt ISO timestamp of a server-rendered page */
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
