import type { IncomingMessage } from 'node:http';

/**
 * The address of a request, or that of nothing when it cannot be decoded (`/%zz`): so that also this answer has
 * the shape and the headers of all others, which the framework's own has not.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return '/unreadable-address';
  }
}
