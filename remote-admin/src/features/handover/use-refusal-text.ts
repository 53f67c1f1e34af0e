import { ApiError, type ErrorBody } from 'shared-kit/api-client';
import { useErrorText } from '../../ui/use-error-text.ts';
import type { Refusal } from './change.ts';

/** Returns the function that describes why the server refused a change. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { describeError } = useErrorText();
  return ({ status, message, body }) => describeError(new ApiError(status, message, body as ErrorBody));
}
