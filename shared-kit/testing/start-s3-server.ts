import { createHmac, hash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An S3 server on loopback, in memory, with one bucket. */
export interface S3Server {
  /** The settings `S3_…` for it. */
  readonly env: Readonly<Record<string, string>>;
  /** `s3://files`, to be followed by a prefix. */
  readonly bucket: string;
  /** The files by their keys. */
  readonly files: Map<string, Buffer>;
  /** Methods and paths of the requests. */
  readonly requests: string[];
  /** What it does with requests from now on. */
  behave(how: Behaviour): void;
  stop(): Promise<void>;
}

/** It answers, refuses with 503, never answers, or does not know conditions. */
type Behaviour = 'answers' | 'refuses' | 'hangs' | 'ignores conditions';

const SECRET = 'the-secret-of-the-test';
const BUCKET = 'files';
const PAGE = 100;

/**
 * Starts what the stores ask of S3, as its reference has it: signatures of version 4, `Content-MD5`, conditions of PUT, and lists in pages.
 * The servers that packages offer for tests know no conditions.
 */
export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  const written = new Map<string, string>();
  const requests: string[] = [];
  let behaviour: Behaviour = 'answers';

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    requests.push(`${request.method} ${url.pathname}`);
    if (behaviour === 'hangs') return;
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    if (behaviour === 'refuses') return refuse(response, 503, 'SlowDown');
    if (!isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch');
    const [, bucket, ...path] = url.pathname.split('/');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    const key = decodeURIComponent(path.join('/'));
    if (!key) return list(url.searchParams, response);
    const known = files.get(key);
    if (request.method === 'DELETE') {
      files.delete(key);
      response.writeHead(204).end();
    } else if (request.method === 'PUT') {
      const { 'if-match': tag, 'if-none-match': none, 'content-md5': digest } = request.headers;
      if (digest && digest !== hash('md5', body, 'base64')) return refuse(response, 400, 'BadDigest');
      const isConditional = behaviour !== 'ignores conditions';
      if (isConditional && tag && !known) return refuse(response, 404, 'NoSuchKey');
      if (isConditional && (tag ? tag !== tagOf(known) : none && known))
        return refuse(response, 412, 'PreconditionFailed');
      files.set(key, body);
      written.set(key, new Date().toISOString());
      response.writeHead(200, { etag: tagOf(body) }).end();
    } else if (!known) refuse(response, 404, 'NoSuchKey');
    else {
      response.writeHead(200, { etag: tagOf(known), 'content-length': known.length });
      response.end(request.method === 'HEAD' ? undefined : known);
    }
  });

  function list(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, Math.min(Number(query.get('max-keys') ?? PAGE), PAGE));
    const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const entries = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${written.get(key) ?? new Date().toISOString()}</LastModified>` +
        `<ETag>&quot;x&quot;</ETag><Size>${files.get(key)?.length}</Size></Contents>`,
    );
    const isTruncated = `<IsTruncated>${next !== ''}</IsTruncated>`;
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ListBucketResult>${isTruncated}${next}${entries.join('')}</ListBucketResult>`);
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'tests',
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    bucket: `s3://${BUCKET}`,
    files,
    requests,
    behave(how) {
      behaviour = how;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function tagOf(bytes: Buffer | undefined): string {
  return bytes ? `"${hash('md5', bytes, 'hex')}"` : '';
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Signature version 4, of a request whose body is not signed. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const [, scope = '', names = '', signature] =
    /Credential=tests\/(\S+?),\s*SignedHeaders=(\S+?),\s*Signature=(\w+)/.exec(headers.authorization ?? '') ?? [];
  const query = [...url.searchParams]
    .map((pair) => pair.map(encode).join('='))
    .sort()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url.pathname, query, signed.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash('sha256', canonical, 'hex')].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((one, part) => sign(one, part), `AWS4${SECRET}`);
  return sign(key, text).toString('hex') === signature;
}

const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
