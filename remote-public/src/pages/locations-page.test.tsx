import { screen, within } from '@testing-library/react';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { renderPage } from '../testing/render-page.tsx';
import { LocationsPage } from './locations-page.tsx';

const site = { ...DEFAULT_SITE_SETTINGS, phone: '+212 (5) 24-11.22', address: 'Derb Jdid 1, Marrakech' };

describe('LocationsPage', () => {
  beforeEach(() => {
    renderPage(<LocationsPage path="/locations" />, { host: { site } });
  });

  it('has its heading', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Convenient Locations Nationwide');
  });

  it('shows Marrakech with the hours, phone and address of the agency', () => {
    const marrakech = within(screen.getByRole('article', { name: 'Marrakech' }));
    expect(marrakech.getByText('Open 24/7')).toBeVisible();
    expect(marrakech.getByText(site.address)).toBeVisible();
    expect(marrakech.getByRole('link', { name: `Call ${site.phone}` })).toHaveAttribute('href', 'tel:+2125241122');
    expect(marrakech.getByRole('link', { name: 'Browse Cars Here' })).toHaveAttribute('href', '/cars');
  });

  it('shows a support link for other places', () => {
    const banner = within(screen.getByRole('region', { name: "Can't Find a Location Near You?" }));
    expect(banner.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/support');
  });
});
