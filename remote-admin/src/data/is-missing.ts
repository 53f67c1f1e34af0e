import { isApiError } from 'shared-kit/api-client';

/** What was asked for is not there, or no longer. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
