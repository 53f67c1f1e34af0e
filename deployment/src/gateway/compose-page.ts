import { type RemoteAddress, RUNTIME_SETTINGS_ID, type RuntimeSettings } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import type { ServedApp, ServedApps } from './active-releases.ts';

/** The page that starts the host: its files, and the settings that come with the page instead of with a build. */
export function composePage(apps: ServedApps, site: SiteSettings, isDevelopment = false): string {
  const { build, baseUrl } = apps.host;
  const addresses = (files: readonly string[]) => files.map((file) => baseUrl + file);
  const settings: RuntimeSettings = {
    site,
    remotes: { public: addressOf(apps.public), admin: addressOf(apps.admin) },
  };
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="theme-color" content="#FBF7F1">',
    `<link rel="icon" type="image/svg+xml" href="${ICON}">`,
    ...addresses(build.fonts).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...addresses(build.styles).map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="application/json" id="${RUNTIME_SETTINGS_ID}">${toInlineJson(settings)}</script>`,
    ...(isDevelopment ? [`<script>${REFRESH_HOOK}</script>`] : []),
    ...addresses(build.scripts).map((src) => `<script type="module" src="${src}" crossorigin></script>`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<noscript>${noScript(settings)}</noscript>`,
    '</body>',
    '</html>',
    '',
  ];
  return lines.join('\n');
}

/** A remote is entered through the one script that its build names. */
function addressOf({ build, baseUrl }: ServedApp): RemoteAddress {
  return { container: build.name, entry: `${baseUrl}${build.scripts[0]}` };
}

/** The eight-pointed star of the brand. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="#B4512C"><path d="M5 5h22v22H5z"/><path d="M5 5h22v22H5z" transform="rotate(45 16 16)"/></g><circle cx="16" cy="16" r="5" fill="#FBF7F1"/></svg>',
)}`;

/** Must stand before React, or hot reload finds no renderer to refresh: each application brings a runtime of its own. */
const REFRESH_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true, inject(r) { this.renderers.set(this.renderers.size + 1, r); return this.renderers.size; }, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };';

/** JSON that cannot end the script element it stands in. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function noScript({ site }: RuntimeSettings): string {
  const name = escapeHtml(site.agencyName);
  const phone = escapeHtml(site.phone);
  return `<p>${name} needs JavaScript to show you the fleet. You can also call us: <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>.</p>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
