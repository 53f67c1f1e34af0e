import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import type { QueryFailure } from 'shared-kit/remote';
import { renderPage } from './render-page.tsx';

/** Renders the notice of a failed read; `update` sets the next state of the read. */
export function showFailedRead(error: unknown, notice: (failure: QueryFailure) => ReactNode) {
  const retry = jest.fn();
  let update: (error: unknown, isRetrying: boolean) => void = () => undefined;
  function Read() {
    const [read, setRead] = useState({ error, isRetrying: false });
    update = (failed, isRetrying) => act(() => setRead({ error: failed, isRetrying }));
    return notice({ ...read, retry });
  }
  renderPage(<Read />);
  return { retry, update: (failed: unknown, isRetrying: boolean) => update(failed, isRetrying) };
}
