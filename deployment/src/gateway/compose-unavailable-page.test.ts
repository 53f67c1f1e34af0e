import { DEFAULT_SITE_SETTINGS, LOCALE_CODES, LOCALES } from 'shared-kit/domain';
import { composeUnavailablePage } from './compose-unavailable-page.ts';

test('the page links to phone and WhatsApp, and references no other file', () => {
  const page = composeUnavailablePage(DEFAULT_SITE_SETTINGS);
  expect(page).toContain('<a href="tel:+212524000000">Call +212 524 000 000</a>');
  expect(page).toContain('<a href="https://wa.me/212600000000">WhatsApp</a>');
  expect(page).not.toMatch(/<script|url\(|src="|@import|rel="stylesheet"/);
});

test('the name of the agency is escaped', () => {
  const page = composeUnavailablePage({
    ...DEFAULT_SITE_SETTINGS,
    agencyName: '<img src=x onerror="alert(1)"> & Sons',
  });
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Sons</p>');
  expect(page).not.toContain('<img');
});

test('the page is in every language, each with its direction, phone and WhatsApp', () => {
  const page = composeUnavailablePage(DEFAULT_SITE_SETTINGS);
  for (const locale of LOCALE_CODES.filter((code) => code !== 'en')) {
    const { direction } = LOCALES[locale];
    const section = page.split(`<section lang="${locale}" dir="${direction}">`)[1]?.split('</section>')[0];
    expect(section).toContain('href="tel:+212524000000"');
    expect(section).toContain('href="https://wa.me/212600000000"');
  }
});
