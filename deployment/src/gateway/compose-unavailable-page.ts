import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LOCALE_CODES, LOCALES, type SiteSettings, telephoneLink, whatsappLink } from 'shared-kit/domain';
import { escapeHtml } from 'shared-kit/server';
import TRANSLATIONS from './unavailable-texts.json' with { type: 'json' };

const STYLE = readFileSync(new URL('../../brand/unavailable.css', import.meta.url), 'utf8');

/**
 * Composes the page that nginx serves while the gateway is down: self-contained HTML with links to the agency's phone and
 * WhatsApp. In all languages, because it is one file for every path.
 */
export function composeUnavailablePage(site: Pick<SiteSettings, 'agencyName' | 'phone' | 'whatsapp'>): string {
  const name = escapeHtml(site.agencyName);
  const styleHash = createHash('sha256').update(STYLE).digest('base64');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF7F1">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1E1410">
<title>Not available right now | ${name}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="agency">${name}</p>
<h1>The site is not available right now</h1>
<p>Please try again in a moment. To book a car, or for anything about a booking that you made, you can reach us directly:</p>
<ul>
<li><a href="${escapeHtml(telephoneLink(site.phone))}">Call ${escapeHtml(site.phone)}</a></li>
<li><a href="${escapeHtml(whatsappLink(site))}">WhatsApp</a></li>
</ul>
<p><a href="">Try again</a></p>
${LOCALE_CODES.map((locale) => (locale === 'en' ? '' : composeTranslation(locale, site))).join('')}</main>
</body>
</html>
`;
}

/** Short, below the English text. */
function composeTranslation(locale: keyof typeof TRANSLATIONS, site: Pick<SiteSettings, 'phone' | 'whatsapp'>): string {
  const { title, text, retry } = TRANSLATIONS[locale];
  return `<section lang="${locale}" dir="${LOCALES[locale].direction}">
<h2>${title}</h2>
<p>${text}</p>
<p class="ways"><a href="${escapeHtml(telephoneLink(site.phone))}" dir="ltr">${escapeHtml(site.phone)}</a> <a href="${escapeHtml(whatsappLink(site))}">WhatsApp</a> <a href="">${retry}</a></p>
</section>
`;
}
