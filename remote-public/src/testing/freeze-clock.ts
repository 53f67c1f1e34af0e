const RealDate = Date;

/**
 * Sets the clock until the end of the test; timers and promises run as usual. Jest's fake clock would be slow for the
 * thousands of dates of a calendar.
 */
export function freezeClock(now: string): void {
  const time = RealDate.parse(now);
  globalThis.Date = class extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [time] : parts) as [number]));
    }
    static override now = () => time;
  } as DateConstructor;
}

afterEach(() => {
  globalThis.Date = RealDate;
});
