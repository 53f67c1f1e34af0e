import { connect, createServer } from 'node:net';

/** A slow mobile connection, as Lighthouse simulates it. */
const SLOW_4G = { roundTripMs: 150, bytesPerSecond: 1.6e6 / 8 };
const SEGMENT_BYTES = 1460;
/** How much a new connection sends before the first acknowledgement (RFC 6928). */
const INITIAL_WINDOW = 10 * SEGMENT_BYTES;

/**
 * Starts a proxy on loopback in front of a server, with the delays of a slow network. Chromium's own throttling knows
 * latency and rate only; here each TCP connection is modelled:
 *
 * - The handshake takes a round trip: the first request leaves the browser only then. Whatever is sent arrives half a
 *   round trip later.
 * - All connections share the rate of one link, first come, first served. Requests are small and take no time on it.
 * - Slow start: a connection has at most its window on the way, at first 10 segments of 1,460 bytes. Each acknowledgement,
 *   a round trip after its segment, widens the window by what it acknowledges, so that it doubles in each round trip, until
 *   segments queue for the link: then the rate is the limit.
 *
 * Nothing is lost, and an idle connection keeps its window. Browsers open up to six connections to a server that speaks
 * HTTP/1.1, as the gateway does, each with a handshake and a window of its own.
 *
 * @param {string} target origin of the server
 * @param {typeof SLOW_4G} network
 */
export async function startSlowNetworkProxy(target, { roundTripMs, bytesPerSecond } = SLOW_4G) {
  const { hostname, port } = new URL(target);
  const halfMs = roundTripMs / 2;
  const link = { freeAt: 0 };
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();

  const server = createServer({ noDelay: true, allowHalfOpen: true }, (browser) => {
    const connectedAt = performance.now() + roundTripMs;
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true, allowHalfOpen: true });
    for (const [socket, other] of /** @type {const} */ ([
      [browser, upstream],
      [upstream, browser],
    ])) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    const toServer = inOrder();
    const untilReceived = () => Math.max(performance.now(), connectedAt) + halfMs;
    browser.on('data', (data) => toServer(untilReceived(), () => upstream.write(data)));
    browser.on('end', () => toServer(untilReceived(), () => upstream.end()));

    /** What the server has sent and the connection has not. @type {Buffer[]} */
    const waiting = [];
    let hasEnded = false;
    let window = INITIAL_WINDOW;
    let onTheWay = 0;
    const toBrowser = inOrder();
    const acknowledged = inOrder();
    const send = () => {
      for (let segment = waiting[0]; segment && onTheWay + segment.length <= window; segment = waiting[0]) {
        waiting.shift();
        sendSegment(segment);
      }
      if (hasEnded && waiting.length === 0) toBrowser(link.freeAt + halfMs, () => browser.end());
    };
    /** @param {Buffer} segment */
    const sendSegment = (segment) => {
      const now = performance.now();
      const queuedMs = Math.max(0, link.freeAt - now);
      link.freeAt = now + queuedMs + (segment.length / bytesPerSecond) * 1000;
      onTheWay += segment.length;
      toBrowser(link.freeAt + halfMs, () => browser.write(segment));
      acknowledged(link.freeAt + roundTripMs, () => {
        onTheWay -= segment.length;
        if (queuedMs < roundTripMs) window += segment.length;
        send();
      });
    };
    upstream.on('data', (data) => {
      for (let start = 0; start < data.length; start += SEGMENT_BYTES)
        waiting.push(data.subarray(start, start + SEGMENT_BYTES));
      send();
    });
    upstream.on('end', () => {
      hasEnded = true;
      send();
    });
  });

  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns a function that runs tasks at their moments, each after the one before: timers alone may change places. */
function inOrder() {
  /** @type {{ moment: number, run: () => void }[]} */
  const tasks = [];
  const runDue = () => {
    while (tasks[0] && tasks[0].moment <= performance.now() + 0.5) tasks.shift()?.run();
    if (tasks[0]) setTimeout(runDue, tasks[0].moment - performance.now());
  };
  return (/** @type {number} */ moment, /** @type {() => void} */ run) => {
    tasks.push({ moment, run });
    if (tasks.length === 1) setTimeout(runDue, moment - performance.now());
  };
}
