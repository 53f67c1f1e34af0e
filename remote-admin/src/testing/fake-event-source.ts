/** A stand-in for the browser's EventSource: it connects at once, and a test sends its events. */
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

  /** The connection is lost; the browser tries again. */
  drop(): void {
    this.readyState = 0;
    this.onerror?.();
  }

  /** The browser has connected, or got another answer than a stream. */
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
