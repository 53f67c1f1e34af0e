import { ApiError, isApiError } from 'shared-kit/api-client';
import { useErrorText } from '../../ui/use-error-text.ts';

const REFUSALS = [400, 413, 415];

/** Returns the function that describes why the server rejected a picture; it returns undefined for other failures. */
export function useUploadRefusal() {
  const { describeError, describeFields } = useErrorText();
  return (error: unknown): string | undefined => {
    const refusal = readRefusal(error);
    return refusal && (describeFields(refusal).file ?? describeError(refusal));
  };
}

/** Returns the refusal with the server's message: that of an upload's error is its status. Undefined for another failure. */
function readRefusal(error: unknown): ApiError | undefined {
  if (!isApiError(error) || !REFUSALS.includes(error.status) || !error.body?.message) return undefined;
  return new ApiError(error.status, error.body.message, error.body);
}
