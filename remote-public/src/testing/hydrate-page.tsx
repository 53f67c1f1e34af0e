import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type Location, MemoryRouter } from 'react-router';
import type { ApiClient } from 'shared-kit/api-client';
import { createDraftStore, DraftProvider, HostProvider } from 'shared-kit/remote';
import { fakeHost } from 'shared-kit/testing/fake-host';
import { SWRConfig } from 'swr';

interface HydrateOptions {
  readonly path: string;
  /** State of the history entry, in the browser only. */
  readonly state?: Location['state'];
  /** Responses by SWR key. */
  readonly reads: readonly (readonly [key: string, data: unknown])[];
  readonly api: Partial<ApiClient>;
}

/**
 * Renders a page on a simulated server and hydrates it.
 * @returns the server's HTML, the parsed document and React's errors
 */
export async function hydratePage(element: ReactElement, { path, state, reads, api }: HydrateOptions) {
  const now = new Date();
  const host = fakeHost({ now: () => now, api });
  const page = (entry: { pathname: string; search: string; state?: Location['state'] }) => (
    <SWRConfig
      value={{
        provider: () => new Map(reads.map(([key, data]) => [key, { data }])),
        revalidateIfStale: false,
        revalidateOnFocus: false,
      }}
    >
      <MemoryRouter initialEntries={[entry]}>
        <HostProvider host={host}>
          <DraftProvider drafts={createDraftStore(host, 'public/forms')}>{element}</DraftProvider>
        </HostProvider>
      </MemoryRouter>
    </SWRConfig>
  );
  const [pathname = '', query] = path.split('?');
  const address = { pathname, search: query ? `?${query}` : '' };
  const complaints: string[] = [];
  const watch = jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')));

  const sent = renderToString(page(address));
  const container = document.body.appendChild(document.createElement('div'));
  // React puts the elements of the head first.
  const html = sent.replace(/^(?:<(?:title|meta|link)\b.*?(?:<\/title>|\/>))+/, '');
  container.innerHTML = html;
  const parsed = container.innerHTML;
  const root = hydrateRoot(container, page({ ...address, state }), {
    onRecoverableError: (error) => void complaints.push(String(error)),
  });
  await act(async () => undefined);
  watch.mockRestore();
  const done = () => {
    act(() => root.unmount());
    container.remove();
  };
  return { sent, html, parsed, complaints, container, done };
}
