import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { address } from './browser.ts';

const KIT = path.join(__dirname, '../shared-kit/dist');
/** Path of the built client, from which the browser imports it. */
export const KIT_PATH = '/kit/';

export interface RecordedCall {
  /** `GET /api/entities/Cars/columns` */
  readonly call: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

/** A prepared response, written byte by byte, that the product itself would not send. */
export interface PreparedAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
}

export interface RecordingProxy {
  readonly origin: string;
  /** A second origin of the same product, with CORS headers that allow the first origin. */
  readonly otherOrigin: string;
  /** The recorded API calls, in order. */
  readonly sent: RecordedCall[];
  /** Responses to the next calls, one each; later calls are forwarded to the product. */
  readonly prepared: PreparedAnswer[];
  /** Whether connections are closed without a response. */
  isDown: boolean;
  close(): Promise<void>;
}

/** Starts a proxy to the running product that records API calls and also serves the built client of `shared-kit`. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const proxy: Pick<RecordingProxy, 'sent' | 'prepared' | 'isDown'> = { sent: [], prepared: [], isDown: false };

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method, headers } = incoming;
    if (url.startsWith(KIT_PATH)) return await sendKit(url.slice(KIT_PATH.length), response);
    if (headers.origin && !headers.origin.endsWith(`//${headers.host}`)) {
      response.setHeader('access-control-allow-origin', headers.origin);
      response.setHeader('access-control-allow-credentials', 'true');
      response.setHeader('access-control-allow-headers', 'authorization, content-type');
    }
    if (method === 'OPTIONS') return void response.end();
    const body = await buffer(incoming);
    const { authorization, 'content-type': contentType } = headers;
    proxy.sent.push({ call: `${method} ${url}`, authorization, contentType, body: body.toString('latin1') });
    if (proxy.isDown) return void incoming.socket.destroy();
    const special = proxy.prepared.shift();
    if (special) incoming.socket.end(writeAnswer(special));
    else await passOn(incoming, body, response);
  }

  const servers = await Promise.all([listen(answer), listen(answer)]);
  const [origin = '', otherOrigin = ''] = servers.map((server) => {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  return Object.assign(proxy, {
    origin,
    otherOrigin,
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  });
}

async function listen(answer: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>): Promise<Server> {
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Sends a file of the built client, or an empty page that can import it. */
async function sendKit(file: string, response: ServerResponse): Promise<void> {
  const isScript = file.endsWith('.js');
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(
    isScript
      ? await readFile(path.join(KIT, file))
      : '<!doctype html><title>Client</title><link rel="icon" href="data:,">',
  );
}

function writeAnswer({ status, statusText, body }: PreparedAnswer): string {
  const lines = [`HTTP/1.1 ${status} ${statusText}`, `content-length: ${Buffer.byteLength(body)}`, 'connection: close'];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function passOn({ url, method, headers }: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(address());
    const forward = request({ host, port, path: url, method, headers }, (answer) => {
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined) response.setHeader(name, value);
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response).once('close', resolve);
    });
    forward.once('error', reject);
    forward.end(body);
  });
}
