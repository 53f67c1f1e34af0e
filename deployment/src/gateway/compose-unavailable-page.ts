import { createHash } from 'node:crypto';
import {
  LOCALE_CODES,
  LOCALES,
  type LocaleCode,
  type SiteSettings,
  telephoneLink,
  whatsappLink,
} from 'shared-kit/domain';
import { escapeHtml } from './escape-html.ts';

const STYLE = `
  :root { color-scheme: light dark; --paper: #fbf7f1; --ink: #231a15; --muted: #6b5a4e; --ochre: #b4512c; --action: #3b2fc9;
    --on-action: #fffdfa; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #1e1410; --ink: #f6ede2; --muted: #cdbbab; --ochre: #dd7f56; --action: #b1a9ff; --on-action: #1a1233; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 2rem 1.25rem; background: var(--paper);
    color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
  main { width: 100%; max-width: 34rem; border-top: 2px solid var(--ochre); padding-top: 1.5rem; }
  p.agency { margin: 0 0 2rem; color: var(--ink); font: 600 1.1875rem/1.2 Georgia, serif; overflow-wrap: anywhere; }
  h1 { margin: 0 0 1rem; font: 600 clamp(1.75rem, 1.35rem + 1.8vw, 2.5rem)/1.15 Georgia, serif; text-wrap: balance; }
  p { margin: 0 0 1rem; color: var(--muted); }
  ul { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1.75rem 0; padding: 0; list-style: none; }
  a { color: var(--action); text-underline-offset: 0.2em; }
  li a { display: inline-flex; align-items: center; min-height: 44px; padding: 0.5rem 1.25rem; border-radius: 8px;
    border: 1px solid var(--action); font-weight: 600; text-decoration: none; }
  li:first-child a { background: var(--action); color: var(--on-action); }
  p a { display: inline-block; padding: 0.625rem 0; }
  section { border-top: 1px solid color-mix(in srgb, var(--ochre) 40%, transparent); margin-top: 1.5rem; padding-top: 1.25rem; }
  h2 { margin: 0 0 0.5rem; font: 600 1.1875rem/1.3 Georgia, serif; text-wrap: balance; }
  section p { margin: 0; }
  .ways { display: flex; flex-wrap: wrap; column-gap: 1.5rem; margin-top: 0.25rem; }
  a:focus-visible { outline: 3px solid var(--action); outline-offset: 3px; }
`;

interface Translation {
  readonly title: string;
  /** Precedes the links to phone and WhatsApp. */
  readonly text: string;
  readonly retry: string;
}

/** Short, below the English text. */
const TRANSLATIONS: Readonly<Record<Exclude<LocaleCode, 'en'>, Translation>> = {
  fr: {
    title: 'Le site est momentanément indisponible',
    text: 'Merci de réessayer dans un instant. Pour réserver une voiture, ou pour toute question sur une réservation, vous pouvez nous joindre directement\u00A0:',
    retry: 'Réessayer',
  },
  es: {
    title: 'El sitio no está disponible en este momento',
    text: 'Inténtelo de nuevo dentro de un momento. Para reservar un coche, o para cualquier cosa sobre una reserva, puede contactar con nosotros directamente:',
    retry: 'Intentar de nuevo',
  },
  ar: {
    title: 'الموقع غير متاح حالياً',
    text: 'يُرجى إعادة المحاولة بعد لحظات. لحجز سيارة أو لأي أمر يخص حجزكم، يمكنكم التواصل معنا مباشرة:',
    retry: 'إعادة المحاولة',
  },
};

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

function composeTranslation(locale: keyof typeof TRANSLATIONS, site: Pick<SiteSettings, 'phone' | 'whatsapp'>): string {
  const { title, text, retry } = TRANSLATIONS[locale];
  return `<section lang="${locale}" dir="${LOCALES[locale].direction}">
<h2>${title}</h2>
<p>${text}</p>
<p class="ways"><a href="${escapeHtml(telephoneLink(site.phone))}" dir="ltr">${escapeHtml(site.phone)}</a> <a href="${escapeHtml(whatsappLink(site))}">WhatsApp</a> <a href="">${retry}</a></p>
</section>
`;
}
