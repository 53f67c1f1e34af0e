import { screen, within } from '@testing-library/react';
import { DEFAULT_SITE_SETTINGS as site } from 'shared-kit/domain';
import { renderPage } from '../testing/render-page.tsx';
import { SupportPage } from './support-page.tsx';

describe('SupportPage', () => {
  beforeEach(() => {
    renderPage(<SupportPage path="/support" />);
  });

  it.each([
    ['Phone', '24/7', `Call ${site.phone}`, 'tel:+212524000000'],
    ['Email', 'Response within 2 hours', site.email, `mailto:${site.email}`],
    ['WhatsApp', '8 AM-11 PM', 'Message us on WhatsApp', `https://wa.me/${site.whatsapp}`],
  ])('offers %s with its hours and a link that works', (name, hours, action, href) => {
    const cards = within(screen.getByRole('list', { name: 'Ways to reach us' })).getAllByRole('listitem');
    const card = cards.map((each) => within(each)).find((each) => each.queryByRole('heading', { name }));
    expect(card?.getByText(hours)).toBeVisible();
    expect(card?.getByRole('link', { name: action })).toHaveAttribute('href', href);
  });

  it('links to the FAQ and to each of its groups', () => {
    expect(screen.getByRole('link', { name: 'Read the FAQ' })).toHaveAttribute('href', '/faq');
    expect(screen.getByRole('link', { name: 'Payments & Pricing' })).toHaveAttribute('href', '/faq#payments-pricing');
  });
});
