import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useRoutes } from 'react-router';
import { agencyTime, DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { fakeHost } from 'shared-kit/testing/fake-host';
import { useHost } from './host-context.tsx';
import { createPageRoutes } from './page-routes.tsx';

const NOON = new Date('2026-11-20T12:00:00Z');

function Clock() {
  const { site } = useHost();
  return <p>{`It is ${agencyTime(NOON, site.timeZone).time}`}</p>;
}

test.each([
  ["the server's offsets", { timeZone: 'Africa/Casablanca', zoneOffsets: '+01:00 2026-09-20T00:00 -05:00' }, '07:00'],
  ['a fixed offset', { timeZone: '+02:00' }, '14:00'],
])('pages show times by %s', async (_, zone, time) => {
  const host = fakeHost({ site: { ...DEFAULT_SITE_SETTINGS, ...zone } });
  const routes = createPageRoutes(
    { '/': async () => Clock },
    host,
    { load: async () => ({}), parts: [] },
    (page) => page,
  );
  const Routes = () => useRoutes(routes);
  await act(async () =>
    render(
      <MemoryRouter>
        <Routes />
      </MemoryRouter>,
    ),
  );
  expect(screen.getByText(`It is ${time}`)).toBeVisible();
});
