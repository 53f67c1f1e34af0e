import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3mini } from 's3mini';
import { inParallel } from '../in-parallel.ts';
import { type FileStore, type PutCondition, StoreUnavailable } from './file-store.ts';

/** Where the service of a bucket is, and the key for it. */
export interface S3Access {
  /** Address of the service without the bucket, `https://s3.eu-west-3.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type AwsHeaders = Record<`x-amz-${string}`, string>;

interface Bucket extends S3Access {
  readonly bucket: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
  readonly timeoutMs?: number;
}

/** How long a store may take for one file. */
const TIMEOUT_MS = 10_000;
const LIST_PAGE = 1_000;
/** The condition was not met: 412, or another write at the same moment. */
const UNMET = [409, 412];

/** Opens a part of an S3-compatible bucket, by its path: `https://host/bucket/key`. */
export function createS3Store({ endpoint, bucket, prefix, timeoutMs = TIMEOUT_MS, ...access }: Bucket): FileStore {
  const name = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
  let opened: Promise<S3mini> | undefined;
  // Loaded only where there is a bucket.
  const open = () => {
    opened ??= import('s3mini').then(
      ({ S3mini }) => new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: timeoutMs }),
    );
    return opened;
  };
  async function ask<Result>(request: (bucket: S3mini) => Promise<Result>): Promise<Result> {
    try {
      return await request(await open());
    } catch (cause) {
      throw new StoreUnavailable(name, cause);
    }
  }

  async function deleteFile(key: string): Promise<void> {
    await ask((bucket) => bucket.deleteObject(prefix + key));
  }

  return {
    name,
    folder: undefined,
    async get(key) {
      const response = await ask((bucket) => bucket.getObjectResponse(prefix + key));
      if (!response) return undefined;
      const { body, headers } = response;
      return {
        stream: body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]),
        size: Number(headers.get('content-length')),
        tag: headers.get('etag') ?? '',
      };
    },
    async has(key) {
      return (await ask((bucket) => bucket.objectExists(prefix + key))) === true;
    },
    async put(key, bytes, condition) {
      const written = await ask((bucket) =>
        bucket
          // The store compares what arrives. s3mini's type knows x-amz headers only.
          .putObject(
            prefix + key,
            bytes,
            undefined,
            undefined,
            { 'content-md5': hash('md5', bytes, 'base64'), ...conditionHeaders(condition) } as AwsHeaders,
            // No header of its own, beside that of fetch: newer versions of undici refuse two.
            0,
          )
          .catch((error: { readonly status?: number }) => {
            if (condition && UNMET.includes(error.status ?? 0)) return undefined;
            // `{ tag }` of a file that is gone.
            if (typeof condition === 'object' && error.status === 404) return undefined;
            throw error;
          }),
      );
      return written && (written.headers.get('etag') ?? '');
    },
    async *list(folder) {
      let token: string | undefined;
      do {
        const page = await ask((bucket) => bucket.listObjectsPaged('/', prefix + folder, LIST_PAGE, token));
        if (!page?.objects) throw new StoreUnavailable(name, 'there is no such bucket');
        for (const { Key, Size, LastModified } of page.objects)
          yield { key: Key.slice(prefix.length), size: Number(Size), modifiedAt: new Date(LastModified) };
        token = page.nextContinuationToken;
      } while (token);
    },
    delete: (keys) => inParallel(keys, deleteFile),
  };
}

function conditionHeaders(condition: PutCondition | undefined): Readonly<Record<string, string>> {
  if (!condition) return {};
  return condition === 'absent' ? { 'if-none-match': '*' } : { 'if-match': condition.tag };
}
