import path from 'node:path';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store, type S3Access } from './s3-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const LOCATION = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;

/**
 * Opens the store of a setting: a folder, or `s3://bucket/prefix` with the settings `S3_…`.
 * @param setting `MEDIA_STORE`, for messages
 * @param location value of the setting
 * @throws Error with one line that names the setting, and no key
 */
export function openFileStore(
  env: Environment,
  setting: string,
  location: string,
  options: { readonly mode?: number } = {},
): FileStore {
  if (!location.startsWith('s3:')) return createFolderStore(location, options);
  const [, bucket, prefix = ''] = LOCATION.exec(location) ?? [];
  if (!bucket || prefix.split('/').includes('..'))
    throw new Error(`${setting} is "${location}": expected a folder, or s3://bucket/prefix`);
  return createS3Store({ ...readAccess(env, setting), bucket, prefix: prefix.replace(/\/*$/, prefix ? '/' : '') });
}

/** Returns whether a setting names a bucket. */
export function isBucket(location: string): boolean {
  return location.startsWith('s3:');
}

/** Returns the absolute path of a folder, and `s3://…` as it is. */
export function resolveLocation(location: string): string {
  return isBucket(location) ? location : path.resolve(location);
}

function readAccess(env: Environment, setting: string): S3Access {
  const region = env.S3_REGION?.trim() || 'us-east-1';
  const endpoint = env.S3_ENDPOINT?.trim() || `https://s3.${region}.amazonaws.com`;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  // A key in the address would be logged with it.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new Error('S3_ENDPOINT: expected the address of the service, such as https://s3.eu-west-3.amazonaws.com');
  const needed = (name: string) => {
    const value = env[name]?.trim();
    if (value) return value;
    throw new Error(`${name} is missing: ${setting} is in a bucket`);
  };
  return {
    endpoint: url.href.replace(/\/$/, ''),
    region,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}
