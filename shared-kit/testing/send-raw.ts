import { connect } from 'node:net';

/**
 * Sends `head` and the whole `body`, regardless of the response.
 * @returns all received data when the connection has ended, even if the server has stopped reading (EPIPE)
 * @throws Error of the socket, such as ECONNRESET
 */
export async function sendRaw(
  port: number,
  head: readonly string[],
  body: Buffer | string = '',
  host = '127.0.0.1',
): Promise<string> {
  const socket = connect(port, host);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const closed = new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'EPIPE' && reject(error));
  });
  socket.write([...head, '', ''].join('\r\n'));
  socket.write(body);
  await closed;
  return received;
}
