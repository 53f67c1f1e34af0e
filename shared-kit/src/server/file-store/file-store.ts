import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Files under keys such as `cars/abc/320.webp`: a folder, or a part of an S3 bucket. */
export interface FileStore {
  /** Path of the folder, or `s3://bucket/prefix`: for messages. */
  readonly name: string;
  /** Absolute path of the folder; undefined for a bucket. */
  readonly folder: string | undefined;
  /** Returns a file; undefined when there is none. */
  get(key: string): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /**
   * Writes a file, which is complete or absent afterwards.
   * @param condition `absent`: only when there is no file; `{ tag }`: only when the file is still the one that was read
   * @returns the tag of the file; undefined when the condition was not met
   */
  put(key: string, bytes: Buffer, condition?: PutCondition): Promise<string | undefined>;
  /** Yields the files below a folder, `` for all, or `cars/`. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Deletes files, also those that are not there. */
  delete(keys: readonly string[]): Promise<void>;
}

export interface StoredFile {
  readonly stream: Readable;
  readonly size: number;
  /** Changes with the content. */
  readonly tag: string;
}

export interface ListedFile {
  readonly key: string;
  readonly size: number;
  readonly modifiedAt: Date;
}

export type PutCondition = 'absent' | { readonly tag: string };

/** A store did not answer in time, or refused: the same call may succeed later. The cause is for logs. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  constructor(store: string, cause: unknown) {
    super(`The file store ${store} is not available: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Returns a file with its bytes; undefined when there is none. */
export async function readStored(
  store: FileStore,
  key: string,
): Promise<{ readonly bytes: Buffer; readonly tag: string } | undefined> {
  const file = await store.get(key);
  if (!file) return undefined;
  const bytes = await buffer(file.stream).catch((cause: unknown) => {
    throw new StoreUnavailable(store.name, cause);
  });
  return { bytes, tag: file.tag };
}

/** Returns whether there is a file below a folder. */
export async function hasFolder(store: FileStore, folder: string): Promise<boolean> {
  for await (const _ of store.list(folder)) return true;
  return false;
}
