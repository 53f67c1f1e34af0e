/** Fake of the browser's EventSource: connects at once, and tests dispatch its events. */
export class FakeEventSource extends EventTarget {
  static latest: FakeEventSource | undefined;
  /** Whether new ones connect. */
  static isServerUp = true;
  readonly CLOSED = 2;
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.latest = this;
    queueMicrotask(() => this.settle());
  }

  send(name: 'change' | 'resync', data: object = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  /** Simulates a lost connection, after which the browser reconnects. */
  drop(): void {
    this.readyState = 0;
    this.onerror?.();
  }

  /** Simulates the end of the reconnection: connected, or rejected when the server is down. */
  settle(): void {
    if (this.readyState === this.CLOSED) return;
    this.readyState = FakeEventSource.isServerUp ? 1 : this.CLOSED;
    if (FakeEventSource.isServerUp) this.onopen?.();
    else this.onerror?.();
  }

  close(): void {
    this.readyState = this.CLOSED;
  }
}
