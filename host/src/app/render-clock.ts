/** The instant that pages are rendered by. */
export interface RenderClock {
  now(): Date;
  /** Whether the page came rendered and is not hydrated yet. */
  isHydrating(): boolean;
  /** Ends hydration: from here on `now` is the present. */
  start(): void;
}

/** @param renderedAt when the page was rendered; absent when it was not */
export function createRenderClock(renderedAt?: string): RenderClock {
  let fixed = renderedAt === undefined ? undefined : new Date(renderedAt);
  return {
    now: () => fixed ?? new Date(),
    isHydrating: () => fixed !== undefined,
    start() {
      fixed = undefined;
    },
  };
}
