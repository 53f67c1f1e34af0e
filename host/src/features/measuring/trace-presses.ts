/** A press with calls of the API, as the first span of a trace. */
export interface Press {
  readonly trace: string;
  readonly span: string;
  /** Milliseconds since it was pressed. */
  readonly ago: number;
  /** Milliseconds until its last call was answered. */
  readonly ms: number;
}

/** How long after a press a call still begins for it. */
const MAX_DELAY_MS = 1_000;

/** Returns a `fetch` that sends the trace of the last press with each call that follows it. @param tell called when all are answered */
export function createTracedFetch(send: typeof fetch, tell: (press: Press) => void): typeof fetch {
  let press: { readonly trace: string; readonly span: string; readonly at: number; calls: number } | undefined;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      press = { trace: randomHex(16), span: randomHex(8), at: timeStamp, calls: 0 };
    },
    { capture: true },
  );
  return async (input, init) => {
    const current = press;
    if (!current || performance.now() - current.at > MAX_DELAY_MS) return send(input, init);
    current.calls += 1;
    const headers = new Headers(init?.headers);
    headers.set('traceparent', `00-${current.trace}-${current.span}-01`);
    try {
      return await send(input, { ...init, headers });
    } finally {
      current.calls -= 1;
      const ms = Math.round(performance.now() - current.at);
      if (current.calls === 0) {
        const { trace, span } = current;
        tell({ trace, span, ago: ms, ms });
        // A later call of it would be told twice.
        if (press === current) press = undefined;
      }
    }
  };
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
