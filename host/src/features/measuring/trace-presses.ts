/** A press with calls of the API, as the first span of a trace. */
export interface Press {
  readonly trace: string;
  readonly span: string;
  /** Milliseconds since it was pressed. */
  readonly ago: number;
  /** Milliseconds until its last call was answered. */
  readonly ms: number;
}

interface TracedPress extends Pick<Press, 'trace' | 'span'> {
  readonly pressedAt: number;
  /** When it was pressed, or its last call was answered. */
  lastAt: number;
  calls: number;
  timer?: ReturnType<typeof setTimeout>;
}

/** How long after a press, or the answer to its last call, a further call still begins for it. */
const MAX_DELAY_MS = 1_000;

/** Returns a `fetch` that sends the trace of the last press with each call that follows it. @param tell called when no further one does */
export function createTracedFetch(send: typeof fetch, tell: (press: Press) => void): typeof fetch {
  let last: TracedPress | undefined;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      last = { trace: randomHex(16), span: randomHex(8), pressedAt: timeStamp, lastAt: timeStamp, calls: 0 };
    },
    { capture: true },
  );
  return async (input, init) => {
    const press = last;
    if (!press || (press.calls === 0 && performance.now() - press.lastAt > MAX_DELAY_MS)) return send(input, init);
    clearTimeout(press.timer);
    press.calls += 1;
    const { trace, span, pressedAt } = press;
    const headers = new Headers(init?.headers);
    headers.set('traceparent', `00-${trace}-${span}-01`);
    try {
      return await send(input, { ...init, headers });
    } finally {
      press.calls -= 1;
      press.lastAt = performance.now();
      const ms = Math.round(press.lastAt - pressedAt);
      if (press.calls === 0)
        press.timer = setTimeout(
          () => tell({ trace, span, ago: Math.round(performance.now() - pressedAt), ms }),
          MAX_DELAY_MS,
        );
    }
  };
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
