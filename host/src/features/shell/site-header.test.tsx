import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { BOOKED_COOKIE } from 'shared-kit/domain';
import { render } from 'shared-kit/testing/render';
import { setCookie } from 'shared-kit/testing/set-cookie.ts';
import { SITE_LINKS } from 'shared-kit/testing/site-links.ts';
import { SiteHeader } from './site-header.tsx';

function show(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader agencyName="Zellige Cars" links={SITE_LINKS} />
    </MemoryRouter>,
  );
}

test('links to every page and to booking', () => {
  show();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Skip to content', '#content'],
    ['Zellige Cars', '/'],
    ['Home', '/'],
    ['Cars', '/cars'],
    ['Locations', '/locations'],
    ['About', '/about'],
    ['Support', '/support'],
    ['Book Now', '/cars'],
  ]);
});

test('links to the bookings of a device that has some', () => {
  setCookie(BOOKED_COOKIE, '1');
  show('/my-booking');
  setCookie(BOOKED_COOKIE, '');
  const link = screen.getByRole('link', { name: 'My booking' });
  expect(link).toHaveAttribute('href', '/my-booking');
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('marks only the current page', () => {
  show('/cars');
  expect(screen.getByRole('link', { name: 'Cars' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('the menu opens and closes, by its button, a link and Escape', async () => {
  show();
  const user = userEvent.setup();
  const menu = screen.getByRole('navigation', { name: 'Main' });

  await user.click(screen.getByRole('button', { name: 'Open menu', expanded: false }));
  expect(menu).toHaveAttribute('data-open', 'true');
  await user.click(screen.getByRole('button', { name: 'Close menu', expanded: true }));
  expect(menu).toHaveAttribute('data-open', 'false');

  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(menu).toHaveAttribute('data-open', 'false');

  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.keyboard('{Escape}');
  expect(menu).toHaveAttribute('data-open', 'false');
});

test('a menu opened during hydration stays open', () => {
  function Impatient() {
    useLayoutEffect(() => screen.getByRole('button', { name: 'Open menu' }).click(), []);
    return null;
  }
  render(
    <MemoryRouter>
      <SiteHeader agencyName="Zellige Cars" links={SITE_LINKS} />
      <Impatient />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation', { name: 'Main' })).toHaveAttribute('data-open', 'true');
});

test('the menu closes on history navigation', async () => {
  function Back() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    );
  }
  render(
    <MemoryRouter initialEntries={['/', '/about']}>
      <SiteHeader agencyName="Zellige Cars" links={SITE_LINKS} />
      <Back />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('navigation', { name: 'Main' })).toHaveAttribute('data-open', 'false');
});
