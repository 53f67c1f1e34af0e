import { FLEET_QUERY } from './data/fleet-url.ts';
import { QUERY } from './data/rental-search.ts';
import PAGE_PARAMETERS from './page-parameters.json' with { type: 'json' };
import type { PAGES } from './pages.ts';
import { freezeClock } from './testing/freeze-clock.ts';
import { hydratePage } from './testing/hydrate-page.tsx';
import { openWindow } from './testing/open-window.ts';
import { loadPage, PUBLIC_PAGES, READS } from './testing/public-pages.tsx';

const parametersOf = (path: keyof typeof PAGES): readonly string[] =>
  (PAGE_PARAMETERS as Partial<Record<typeof path, readonly string[]>>)[path] ?? [];

/** Renders a page, and returns the query parameters that it read. */
async function readBy(address: string, path: keyof typeof PAGES): Promise<readonly string[]> {
  const read = new Set<string>();
  const watches = (['get', 'getAll', 'has'] as const).map((method) => {
    const original = URLSearchParams.prototype[method];
    return jest.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      ...[name, ...rest]: [name: string, value?: string | undefined]
    ) {
      read.add(name);
      return Reflect.apply(original, this, [name, ...rest]);
    });
  });
  const { done } = await hydratePage(await loadPage(path), {
    path: address,
    reads: READS,
    api: { searchEntities: async () => ({ data: [] }) as never },
  });
  done();
  for (const watch of watches) watch.mockRestore();
  return [...read];
}

test.each(PUBLIC_PAGES)('%s reads no query parameter that the build does not describe', async (address, path) => {
  freezeClock('2026-11-20T12:00:00Z');
  openWindow(1280);
  expect(parametersOf(path)).toEqual(expect.arrayContaining([...(await readBy(address, path))]));
});

test('home, the list and the page of a car read the parameters of search and filters', () => {
  const all = [...Object.values(QUERY), ...Object.values(FLEET_QUERY)];
  expect(PAGE_PARAMETERS).toEqual({ '/': all, '/cars': all, '/car/:carId': all });
});
