import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DEFAULT_SITE_SETTINGS, NO_CAR_RATES } from 'shared-kit/domain';
import { inLanguage } from '../testing/in-language.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { FaqPage } from './faq-page.tsx';

const GROUPS = ['Vehicle & Booking', 'Payments & Pricing', 'Policies & Requirements', 'Locations & Pickup'];

describe('FaqPage', () => {
  it.each(GROUPS)('has four closed questions under %s, and a link to them', (name) => {
    renderPage(<FaqPage path="/faq" />);
    const group = screen.getByRole('region', { name });
    const questions = within(group).getAllByRole('group');
    expect(questions).toHaveLength(4);
    for (const question of questions) expect(question).not.toHaveAttribute('open');
    expect(within(group).getByRole('heading', { level: 2, name })).toBeVisible();
    const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name });
    expect(document.querySelector(hash)).toHaveTextContent(name);
  });

  it('links to the bookings of the device, in text only for search engines', () => {
    renderPage(<FaqPage path="/faq" />);
    const links = screen.getAllByRole('link', { name: 'My booking', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/my-booking', '/my-booking']);
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent,
    );
    expect(data.join()).toContain('under My booking.');
  });

  it('opens and closes a question', async () => {
    renderPage(<FaqPage path="/faq" />);
    const answer = screen.getByText(/free up to 24 hours before pickup\./);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('Can I cancel my booking?'));
    expect(answer).toBeVisible();
    await userEvent.click(screen.getByText('Can I cancel my booking?'));
    expect(answer).not.toBeVisible();
  });

  it.each([
    /cancellation is free up to 24 hours before pickup/,
    /minimum age is 21/,
    /young driver surcharge applies to drivers under 25/,
    /held for at least 1 year/,
    /it arrives within 5-7 business days/,
    /operating hours are 7:00 AM to 10:00 PM/,
    /Payment will be processed upon vehicle return\./,
    /same-day bookings close at 8:00 AM Marrakech time/,
  ])('states %s', (policy) => {
    renderPage(<FaqPage path="/faq" />);
    expect(screen.getByText(policy)).toBeInTheDocument();
  });

  it('states the terms that the owner has set instead', async () => {
    const terms = {
      deposit: 500,
      excess: 900,
      minAge: 23,
      minLicenceYears: 2,
      youngDriverBelow: 26,
      youngDriverPerDay: 6,
    };
    renderPage(<FaqPage path="/faq" />, { path: '/faq', api: { getRates: async () => ({ ...NO_CAR_RATES, terms }) } });
    const facts = within(await screen.findByRole('region', { name: 'What you pay and sign' }));
    expect(facts.getByText('Deposit')).toBeInTheDocument();
    expect(screen.getByText('The minimum age is 23. A young driver surcharge applies under 26.')).toBeInTheDocument();
    expect(screen.getByText(/drivers under 26\. It is €6 per day\./)).toBeInTheDocument();
    expect(screen.getByText(/held for at least 2 years/)).toBeInTheDocument();
    expect(screen.getByText(/part of the price\. For damage you pay at most €900\./)).toBeInTheDocument();
    const figures = screen.getByRole('region', { name: 'The policies in figures' });
    expect(figures).toHaveTextContent(/23.*years.*2.*years/);
  });

  it('takes the limits of booking from the settings', () => {
    renderPage(<FaqPage path="/faq" />, {
      host: { site: { ...DEFAULT_SITE_SETTINGS, maxDaysAhead: 200, maxRentalDays: 30 } },
    });
    expect(screen.getByText(/Up to 200 days ahead, and for up to 30 days/)).toBeInTheDocument();
  });

  it('has Arabic plurals and duals', () => {
    const [page, { host }] = inLanguage('ar', <FaqPage path="/faq" />);
    renderPage(page, { host: { ...host, site: { ...DEFAULT_SITE_SETTINGS, maxDaysAhead: 365, maxRentalDays: 2 } } });
    expect(screen.getByText(/في حدود 365.يوماً، ولمدة أقصاها يومان\./)).toBeInTheDocument();
  });
});
