import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { RetryButton } from 'shared-kit/ui';
import type { RetryProblem } from './retry-page.ts';
import { RETRY_PROBLEMS } from './texts.ts';

interface RetryPageButtonProps {
  /** Stays pending while the page reloads. */
  readonly onRetry: () => Promise<RetryProblem | undefined>;
}

/** Reloads the page, or shows why it cannot be reloaded now. */
export function RetryPageButton({ onRetry }: RetryPageButtonProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'idle' | 'retrying' | RetryProblem>('idle');
  const isRetrying = state === 'retrying';

  async function retry() {
    setState('retrying');
    const problem = await onRetry();
    if (problem) setState(problem);
  }

  return (
    <>
      <RetryButton look="primary" isRetrying={isRetrying} onRetry={() => void retry()} />
      {(state === 'offline' || state === 'unreachable') && <p role="status">{formatMessage(RETRY_PROBLEMS[state])}</p>}
    </>
  );
}
