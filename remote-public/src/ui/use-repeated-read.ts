import { useEffect, useRef, useState } from 'react';
import { isApiError } from 'shared-kit/api-client';
import type { QueryFailure } from 'shared-kit/remote';

const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;
/** Status codes of a proxy that gets no response from its server. */
const PROXY_STATUSES: readonly number[] = [502, 503, 504];

/**
 * Repeats a read without a response: after growing pauses while the page is visible, and as soon as the browser is
 * online again. A read that the server rejected is not repeated (docs/rules.md#slow-and-missing-answers).
 * @returns the failure to show; `isRetrying` only for retries by the visitor, so that automatic ones are not
 *   announced
 */
export function useRepeatedRead<Failure extends QueryFailure | undefined>(failure: Failure): Failure {
  const { error, isRetrying } = failure ?? {};
  const [asked, setAsked] = useState<unknown>();
  const attempts = useRef(0);
  const retry = useRef(failure?.retry);
  useEffect(() => {
    retry.current = failure?.retry;
  });
  const isUnanswered = isApiError(error) && (error.status === 0 || PROXY_STATUSES.includes(error.status));
  useEffect(() => {
    if (!isUnanswered || isRetrying) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempts.current, LONGEST_PAUSE_MS);
    const again = () => {
      if (document.visibilityState === 'hidden') return;
      attempts.current += 1;
      retry.current?.();
    };
    const timer = setTimeout(again, pause);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isUnanswered, isRetrying]);
  return (
    failure && {
      ...failure,
      isRetrying: failure.isRetrying && asked === failure.error,
      retry() {
        setAsked(failure.error);
        failure.retry();
      },
    }
  );
}
