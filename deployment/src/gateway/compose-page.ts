import { createHash } from 'node:crypto';
import {
  CLICKS_TO_REPLAY,
  OFFERED_LANGUAGE_KEY,
  PAGE_DATA_ID,
  type RemoteAddress,
  type RenderedPage,
  RUNTIME_SETTINGS_ID,
  type RuntimeSettings,
  type SetSettings,
  SHOW_THEME,
  type SiteLinks,
  THEME_KEY,
} from 'shared-kit/contract';
import { LANGUAGE_COOKIE, LOCALE_CODES, LOCALES, type LocaleCode, type SiteSettings } from 'shared-kit/domain';
import type { AppMount } from '../release-store/release-schemas.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { composeIntegrityMap } from './integrity-map.ts';
import type { InlineStyle, PageFile, PageFiles } from './page-files.ts';
import { composeLoadFailure, composeNoScript, SHOW_LOAD_FAILURE } from './page-notices.ts';
import type { ServedApp, ServedApps, ServedReleases } from './served-releases.ts';
import { pickShown } from './shown-styles.ts';
import { SITE_FILE_LINKS } from './site-files.ts';
import { toInlineJson } from './to-inline-json.ts';

export interface Page {
  /** 404 for a path without a page. */
  readonly status: 200 | 404;
  readonly html: string;
  /** Value of the `Content-Security-Policy` header. */
  readonly policy: string;
  /** Value of the `ETag` header; weak, since the response is compressed. */
  readonly tag: string;
  /** Whether it has its content, and is not left to the browser. */
  readonly isRendered: boolean;
  /** Pattern of its path, `/car/:carId`; undefined without a page. */
  readonly route: string | undefined;
  /** How the pages of its remote are served; absent for those of the host. */
  readonly mount: AppMount | undefined;
}

interface PageComposerOptions {
  readonly apps: ServedApps;
  /** Without the language, which is that of each page. */
  readonly settings: SetSettings;
  /** URLs of the development servers in use. */
  readonly developmentServers: readonly string[];
  /** Address of the payment page, to which pages may send a form. */
  readonly paymentUrl?: string | undefined;
  /** Origin of a remote that a developer's machine serves to the developer's browser. */
  readonly remoteOrigin?: string | undefined;
}

/** Without `rendered` the browser renders the page. */
type ComposePage = (files: PageFiles, rendered?: RenderedContent) => Page;

/** The server-rendered content of a page. */
export interface RenderedContent {
  readonly page: RenderedPage;
  /** All style sheets of the page, to be inlined as far as they show; absent in development, where hot reload replaces linked ones. */
  readonly styles?: readonly InlineStyle[];
  /** Path of the integrity map, which the page fetches before its first script; without it the page contains the map. */
  readonly integrityMap?: string;
}

/**
 * Returns the function that composes the HTML pages. A page references all files of its route, pins every script by its
 * hash, and contains the runtime settings. The hashes of scripts that are loaded later are in an import map, which a
 * rendered page does not contain: they are a third of its size, and nobody waits for them.
 */
export function createPageComposer({
  apps,
  settings,
  developmentServers,
  paymentUrl,
  remoteOrigin,
}: PageComposerOptions): ComposePage {
  const { text: importMap } = composeIntegrityMap(apps);
  const { linksByLocale, ...shared } = settings;
  const { imageHosts } = settings.site;
  const refreshHook = developmentServers.length > 0 ? `<script>${REFRESH_HOOK}</script>` : '';

  return ({ route, owner, locale, scripts, modules, fonts, styles }, rendered) => {
    const { mount } = apps[owner]?.build ?? {};
    // One script, so that the policy of the page has one hash for it.
    const beforePaint = [
      THEME,
      SHOW_LOAD_FAILURE,
      ...(mount?.languages ? [LANGUAGE_OFFER] : []),
      ...(rendered ? [CLICK_REPLAY] : []),
    ].join(';');
    const fetchCode = rendered ? FETCH_CODE : FETCH_REMOTE;
    const inlineScripts = [importMap, beforePaint, fetchCode];
    const preload = (file: PageFile) => `<link rel="modulepreload" ${pinned('href', file)} crossorigin>`;
    const isHosts = ({ href }: PageFile) => href.startsWith(apps.host.baseUrl);
    const hostCode = [
      ...scripts.map((file) => `<script type="module" ${pinned('src', file)} crossorigin></script>`),
      ...modules.filter(isHosts).map(preload),
    ];
    const remoteCode = modules.filter((file) => !isHosts(file)).map(preload);
    const lines = [
      '<!doctype html>',
      `<html lang="${locale}" dir="${LOCALES[locale].direction}">`,
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
      ...THEME_COLORS,
      `<script>${beforePaint}</script>`,
      ...SITE_FILE_LINKS,
      // Before the first module, or browsers refuse it.
      rendered?.integrityMap
        ? `<link rel="preload" as="fetch" href="${rendered.integrityMap}" crossorigin fetchpriority="low">`
        : `<script type="importmap">${importMap}</script>`,
      refreshHook,
      ...(rendered?.styles ? inlineStyles(rendered.styles, rendered.page.body, locale) : linkedStyles(styles)),
      rendered?.page.head ?? '',
      ...(rendered ? [] : hostCode),
      inlineData(RUNTIME_SETTINGS_ID, {
        ...shared,
        ...(linksByLocale && { links: linksOfPage(linksByLocale[locale], mount) }),
        // A static file server sends this page for paths of any language and remote.
        ...(linksByLocale && route === undefined && { linksByLocale }),
        locale,
      } satisfies RuntimeSettings),
      '</head>',
      '<body>',
      // Without content there is no text yet. Browsers hold the first paint back for fonts that the head preloads.
      ...(rendered
        ? fonts.map(({ href }) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
        : []),
      // No white space inside: React hydrates only what it would have rendered.
      `<div id="root">${rendered?.page.body ?? ''}</div>`,
      rendered ? inlineData(PAGE_DATA_ID, rendered.page.data) : composeNoScript(settings.site, locale),
      composeLoadFailure(settings.site, locale),
      // The content of a rendered page has priority over its scripts; without content, the host's script has it.
      '<template id="code">',
      ...(rendered ? [...hostCode, ...remoteCode] : remoteCode),
      `</template><script>${fetchCode}</script>`,
      '</body>',
      '</html>',
      '',
    ];
    const html = lines.filter((line, index) => line !== '' || index === lines.length - 1).join('\n');
    return {
      status: route === undefined ? 404 : (rendered?.page.status ?? 200),
      html,
      policy: contentSecurityPolicy({ inlineScripts, imageHosts, paymentUrl, developmentServers, remoteOrigin }),
      tag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      isRendered: rendered !== undefined,
      route,
      mount,
    };
  };
}

/** Pages for visitors are lighter without the links of staff. */
function linksOfPage({ staff, ...links }: SiteLinks, mount: AppMount | undefined): SiteLinks {
  return staff && (!mount || mount.staff) ? { ...links, staff } : links;
}

function linkedStyles(files: readonly PageFile[]): string[] {
  return files.map((file) => `<link rel="stylesheet" ${pinned('href', file)}>`);
}

/**
 * Returns the rules that the page shows, and for each sheet a disabled link: `FETCH_CODE` loads the whole sheet before the
 * scripts run, and the bundler's loader knows that it is loaded.
 */
function inlineStyles(styles: readonly InlineStyle[], body: string, locale: LocaleCode): string[] {
  const shown = pickShown(
    styles.map(({ rules }) => rules),
    body,
    locale,
  );
  return styles.flatMap(({ href, chunk }, index) => [
    `<style>${shown[index]}</style>`,
    `<link rel="stylesheet" disabled href="${href}" data-rspack="${chunk}">`,
  ]);
}

function inlineData(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${toInlineJson(data)}</script>`;
}

function pinned(name: 'href' | 'src', { href, integrity }: PageFile): string {
  return `${name}="${href}"${integrity ? ` integrity="${integrity}"` : ''}`;
}

/** The grounds of both schemes, `--surface` in shared-kit/src/ui/tokens.css. */
const THEME_COLORS = Object.entries({ light: '#FBF7F1', dark: '#1E1410' }).map(
  ([theme, color]) =>
    `<meta name="theme-color" data-theme="${theme}" media="(prefers-color-scheme: ${theme})" content="${color}">`,
);

/**
 * Shows the theme that the browser has stored, before the first paint and when it changes in another tab; not on the
 * server, so that pages can be cached for everybody.
 */
const THEME = [
  `const show=window.${SHOW_THEME}=t=>{const h=document.documentElement,o=t==="light"||t==="dark";`,
  'o?h.dataset.theme=t:delete h.dataset.theme;',
  'for(const m of document.querySelectorAll("meta[data-theme]"))',
  'm.media=o?m.dataset.theme===t?"all":"not all":"(prefers-color-scheme: "+m.dataset.theme+")"},',
  `read=()=>{try{show(localStorage.getItem("${THEME_KEY}"))}catch{}};`,
  'read();',
  `addEventListener("storage",e=>(e.key==="${THEME_KEY}"||e.key===null)&&show(e.newValue));`,
  'addEventListener("pageshow",e=>e.persisted&&read())',
].join('');

/**
 * Marks the document with the language to offer, unless it was offered before: the chosen one, or else the first of the
 * browser's that the site has. Before the first paint, so that nothing moves; not on the server, so that pages can be
 * cached for everybody.
 */
const LANGUAGE_OFFER = [
  `const k=${JSON.stringify(LOCALE_CODES)},h=document.documentElement,`,
  `c=/(?:^|; )${LANGUAGE_COOKIE}=(\\w+)/.exec(document.cookie)?.[1],`,
  'w=[c,...navigator.languages.map(t=>t.split("-")[0].toLowerCase())].find(t=>k.includes(t));',
  `let o;try{o=localStorage.getItem("${OFFERED_LANGUAGE_KEY}")}catch{}`,
  'if(w&&w!==h.lang&&w!==o)h.dataset.offer=w',
].join('');

/** Records button clicks before hydration, for the host to replay. Runs before the first paint. */
const CLICK_REPLAY = [
  'addEventListener("click",e=>{const b=e.target.closest("button[type=button]");',
  `b&&document.documentElement.dataset.hydrated===void 0&&(window.${CLICKS_TO_REPLAY}??=[]).push(b)},true)`,
].join('');

/**
 * Loads the whole style sheets and the scripts of a rendered page after its first paint, so that they do not compete with
 * text, fonts and pictures; a hidden tab is never painted and loads them at the load event. The integrity map comes first, if
 * it arrives in time: without it only the scripts that the page names are verified. Scripts run once the sheets are applied,
 * each in the place of its link: what scripts show is styled. Without the
 * host's they do not run; a lost one of a remote is marked for the host, which then does without the remote.
 */
const FETCH_CODE = [
  'const d=document,m=d.querySelector("link[as=fetch]"),',
  'a=async()=>{const w=[...d.querySelectorAll("link[data-rspack]")].map(l=>new Promise(r=>{',
  'const n=l.cloneNode();n.disabled=!1;n.onload=r;n.onerror=()=>/^host/.test(n.dataset.rspack)||r(n.dataset.lost="");l.replaceWith(n)}));if(m)try{const r=await fetch(m.href,{signal:AbortSignal.timeout(2000)});',
  'if(r.ok){const s=d.createElement("script");s.type="importmap";s.textContent=await r.text();d.head.append(s)}}catch{}',
  'const c=d.getElementById("code").content,s=[...c.querySelectorAll("script")];',
  'for(const{src,integrity}of s)c.append(Object.assign(d.createElement("link"),',
  '{rel:"modulepreload",crossOrigin:"",integrity,href:src}));',
  's.forEach(e=>e.remove());d.head.append(c);await Promise.all(w);d.head.append(...s)};',
  'd.hidden?addEventListener("load",a):requestAnimationFrame(()=>setTimeout(a))',
].join('');

/** Loads the code of the remote while the host's script runs, so that it does not delay that script. */
const FETCH_REMOTE = [
  'const d=document;d.querySelector("script[type=module]")',
  '?.addEventListener("load",()=>d.head.append(d.getElementById("code").content))',
].join('');

/**
 * Must run before React: every application's refresh runtime finds React's renderer through it.
 */
const REFRESH_HOOK = [
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {',
  'renderers: new Map(), supportsFiber: true,',
  'inject(r) { this.renderers.set(this.renderers.size + 1, r); return this.renderers.size; },',
  'onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };',
].join(' ');

/** Returns the runtime settings of a page. @param preview `public@1.4.0` in a preview */
export function composeRuntimeSettings(
  { apps, mounts, linksByLocale, revision }: ServedReleases,
  site: SiteSettings,
  preview?: string,
): SetSettings {
  const remotes = Object.keys(mounts).flatMap((app) => (apps[app] ? [[app, addressOf(apps[app])]] : []));
  return {
    revision,
    ...(preview && { preview }),
    site,
    remotes: Object.fromEntries(remotes),
    mounts,
    linksByLocale,
  };
}

/** The first script of a remote's build is its entry. */
function addressOf({ build, baseUrl }: ServedApp): RemoteAddress {
  return { container: build.name, entry: `${baseUrl}${build.scripts[0]}` };
}
