import { ApiError, type ErrorBody } from 'shared-kit/api-client';
import type { PageRead } from 'shared-kit/contract';
import { type Cache, unstable_serialize as serializeKey } from 'swr';

/** SWR's cache with the reads that came with the page, so that none of them is made again. */
export function createReadCache(reads: readonly PageRead[]): Cache {
  return new Map(reads.map((read) => [serializeKey(read.key), 'data' in read ? { data: read.data } : failed(read)]));
}

function failed({ error: { status, message, body } }: Extract<PageRead, { error: unknown }>) {
  return { error: new ApiError(status, message, (body ?? undefined) as ErrorBody | undefined) };
}
