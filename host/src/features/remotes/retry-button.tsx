import { useState } from 'react';
import { Button } from 'shared-kit/ui';
import type { RetryProblem } from './retry-page.ts';

const PROBLEMS: Readonly<Record<RetryProblem, string>> = {
  offline: 'There is no connection yet. Nothing you typed is lost.',
  unreachable: 'Our server cannot be reached yet. Nothing you typed is lost.',
};

interface RetryButtonProps {
  /** Settles only when the page stays. */
  readonly onRetry: () => Promise<RetryProblem | undefined>;
}

/** Tries again, and says why when that is not possible yet. */
export function RetryButton({ onRetry }: RetryButtonProps) {
  const [state, setState] = useState<'idle' | 'retrying' | RetryProblem>('idle');
  const isRetrying = state === 'retrying';

  async function retry() {
    if (isRetrying) return;
    setState('retrying');
    const problem = await onRetry();
    // Without a problem a new document is on its way.
    if (problem) setState(problem);
  }

  return (
    <>
      {/* Not disabled: the focus would be lost. */}
      <Button aria-disabled={isRetrying || undefined} onClick={() => void retry()}>
        {isRetrying ? 'Trying again …' : 'Try again'}
      </Button>
      {(state === 'offline' || state === 'unreachable') && <p role="status">{PROBLEMS[state]}</p>}
    </>
  );
}
