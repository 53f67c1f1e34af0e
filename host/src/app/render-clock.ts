/** The instant that pages are rendered by. */
export interface RenderClock {
  now(): Date;
  /** Has the page come rendered, and is it not in the browser's hands yet? */
  isTakingOver(): boolean;
  /** The page that came rendered has been taken over: from here on it is the present. */
  start(): void;
}

/** @param renderedAt when the page was rendered; absent when it was not */
export function createRenderClock(renderedAt?: string): RenderClock {
  let fixed = renderedAt === undefined ? undefined : new Date(renderedAt);
  return {
    now: () => fixed ?? new Date(),
    isTakingOver: () => fixed !== undefined,
    start() {
      fixed = undefined;
    },
  };
}
