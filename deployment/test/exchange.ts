import { connect } from 'node:net';

const CLOSE_TIMEOUT_MS = 20_000;

/**
 * Sends a raw HTTP request, such as no HTTP client sends, and reads until the server closes the connection.
 * @param lines the request line, then headers; `Host`, `Connection: close` and the end of the head are added
 * @param options with `isWhole: false` only `Host` is added
 * @returns head and body of the response as text
 * @throws Error when the server leaves the connection open
 */
export function exchange(
  origin: string,
  lines: readonly string[],
  options: { readonly body?: string; readonly isWhole?: boolean } = {},
): Promise<string> {
  const { body = '', isWhole = true } = options;
  const { hostname, port, host } = new URL(origin);
  const [first = '', ...others] = lines;
  const head = [first, `Host: ${host}`, ...others, ...(isWhole ? ['Connection: close', '', ''] : [])].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error('The server leaves the connection open'));
    }, CLOSE_TIMEOUT_MS);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.write(head + body);
  });
}
