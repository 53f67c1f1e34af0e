import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { freezeClock } from '../testing/freeze-clock.ts';
import { hydratePage } from '../testing/hydrate-page.tsx';
import { openWindow } from '../testing/open-window.ts';
import { CAR_ADDRESS, carPage, loadPage, PUBLIC_PAGES, READS } from '../testing/public-pages.tsx';
import { CarsPage } from './cars-page.tsx';

beforeEach(() => freezeClock('2026-11-20T12:00:00Z'));

const hydrate = (page: ReactElement, path: string, state?: unknown) =>
  hydratePage(page, { path, state, reads: READS, api: { searchEntities: async () => ({ data: [] }) as never } });

describe.each([390, 1280])('in a window of %i px', (width) => {
  test.each(PUBLIC_PAGES)(
    '%s hydrates without mismatches, and its HTML is parsed as written',
    async (address, path) => {
      openWindow(width);
      const { complaints, html, parsed, done } = await hydrate(await loadPage(path), address);
      expect(complaints).toEqual([]);
      expect(listTags(parsed)).toEqual(listTags(html));
      expect(html).toContain('<h1');
      done();
    },
  );
});

test('server-rendered lists contain their cars', async () => {
  openWindow(1280);
  const { html, done } = await hydrate(<CarsPage path="/cars" />, '/cars');
  expect(html.match(/<article/g)).toHaveLength(9);
  done();
});

test('a dialog in the history entry opens after hydration', async () => {
  openWindow(1280);
  const { complaints, html, done } = await hydrate(carPage, CAR_ADDRESS, { dialog: 'booking' });
  expect(complaints).toEqual([]);
  expect(html).not.toContain('role="dialog"');
  expect(screen.getByRole('dialog', { name: 'Complete Your Booking' })).toBeInTheDocument();
  done();
});

/**
 * Returns the tags of an HTML text in order. A parser moves or duplicates elements in invalid places, so that its tags
 * differ.
 */
function listTags(html: string): readonly string[] {
  return [...html.matchAll(/<[a-z]+/gi)].map(([tag]) => tag.toLowerCase());
}
