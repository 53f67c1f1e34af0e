import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { BOOKED_COOKIE, DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { render } from 'shared-kit/testing/render';
import { setCookie } from 'shared-kit/testing/set-cookie.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { StaffHeader } from './staff-header.tsx';

const { application } = JSON.parse(readFileSync(path.join(__dirname, '../../../package.json'), 'utf8'));
const SLOTS: readonly string[] = application.slots;
const LINKS = Object.fromEntries(SLOTS.map((slot) => [slot, [{ path: `/${slot}`, label: `To ${slot}` }]]));

/** Renders elements for a device with bookings, and returns the slots whose links they show. */
function slotsIn(elements: ReactNode): string[] {
  setCookie(BOOKED_COOKIE, '1');
  const { unmount } = render(<MemoryRouter>{elements}</MemoryRouter>);
  setCookie(BOOKED_COOKIE, '');
  const shown = SLOTS.filter((slot) => screen.queryByRole('link', { name: `To ${slot}` }));
  unmount();
  return shown;
}

test('the links of every slot of the host are shown, those of staff on their pages', () => {
  const site = (
    <>
      <SiteHeader agencyName="Zellige Cars" links={LINKS} />
      <SiteFooter site={DEFAULT_SITE_SETTINGS} links={LINKS} />
    </>
  );
  expect(slotsIn(site)).toEqual(SLOTS.filter((slot) => slot !== 'staff'));
  const staff = <StaffHeader agencyName="Zellige Cars" links={LINKS} navigation={undefined} showsLinksAlone />;
  expect(slotsIn(staff)).toContain('staff');
});
