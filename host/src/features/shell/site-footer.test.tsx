import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { render } from 'shared-kit/testing/render';
import { SITE_LINKS } from 'shared-kit/testing/site-links.ts';
import { SiteFooter } from './site-footer.tsx';

test('has all links, the contact details and the copyright line', () => {
  render(
    <MemoryRouter>
      <SiteFooter site={DEFAULT_SITE_SETTINGS} links={SITE_LINKS} />
    </MemoryRouter>,
  );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(
    [
      'Browse Cars',
      'Locations',
      'Pricing',
      'My booking',
      'About Us',
      'Help Center',
      'Contact Us',
      'Terms of Service',
      'Privacy Policy',
    ].map(hrefOf),
  ).toEqual(['/cars', '/locations', '/cars', '/my-booking', '/about', '/support', '/support', '/terms', '/privacy']);
  expect(hrefOf('+212 524 000 000')).toBe('tel:+212524000000');
  expect(hrefOf('hello@zelligecars.example')).toBe('mailto:hello@zelligecars.example');
  expect(hrefOf(DEFAULT_SITE_SETTINGS.address)).toContain('openstreetmap.org');
  for (const { name, url } of DEFAULT_SITE_SETTINGS.socialLinks) expect(hrefOf(name)).toBe(url);
  expect(screen.getByText(/© 2024 Zellige Cars/)).toBeInTheDocument();
  expect(
    screen.getByText('Car Rental Agency in Marrakech. Experience luxury, comfort, and reliability.'),
  ).toBeInTheDocument();
});
