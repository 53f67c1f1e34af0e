import { screen, within } from '@testing-library/react';
import { DEFAULT_SITE_SETTINGS as site } from 'shared-kit/domain';
import { inLanguage } from '../../testing/in-language.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { LegalDocument } from './legal-document.tsx';
import { PRIVACY_POLICY } from './privacy-texts.ts';
import { TERMS_OF_SERVICE } from './terms-texts.ts';

describe.each([
  ['/terms', TERMS_OF_SERVICE],
  ['/privacy', PRIVACY_POLICY],
])('%s', (path, text) => {
  it('links from its table of contents to each part, and has contact details', () => {
    renderPage(<LegalDocument text={text} path={path} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title.defaultMessage);

    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole<HTMLAnchorElement>('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(links.map(({ hash }) => hash)).toEqual(headings.map(({ id }) => `#${id}`));
    expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
    expect(screen.queryByText(/This page is a translation/)).not.toBeInTheDocument();
  });
});

describe('the terms', () => {
  it('state the same policies as the FAQ', () => {
    renderPage(<LegalDocument text={TERMS_OF_SERVICE} path="/terms" />);
    for (const policy of [
      /free up to 24 hours before pickup/,
      /at least 21 years old .* at least 1 year/,
      /surcharge applies to drivers under 25/,
      /within 5-7 business days/,
      /7:00 AM to 10:00 PM/,
      /Payment will be processed upon vehicle return\./,
    ])
      expect(screen.getByText(policy)).toBeVisible();
  });
});

test('the Arabic terms have Arabic plurals', () => {
  const [terms, { host }] = inLanguage('ar', <LegalDocument text={TERMS_OF_SERVICE} path="/terms" />);
  renderPage(terms, { host: { ...host, site: { ...site, maxDaysAhead: 365, maxRentalDays: 3 } } });
  expect(screen.getByText(/في حدود 365.يوماً، ولمدة أقصاها 3.أيام\./)).toBeVisible();
});

test('the French terms have French plurals, and say that the English text prevails', () => {
  const [terms, { host }] = inLanguage('fr', <LegalDocument text={TERMS_OF_SERVICE} path="/terms" />);
  renderPage(terms, { host: { ...host, site: { ...site, maxDaysAhead: 365, maxRentalDays: 1 } } });
  expect(screen.getByText(/365 jours à l’avance et pour une durée maximale de 1 jour\./)).toBeVisible();
  expect(screen.getByText(/le jour même ferment à 8:00, heure de Marrakech\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'texte anglais' })).toHaveAttribute('href', '/terms');
});
