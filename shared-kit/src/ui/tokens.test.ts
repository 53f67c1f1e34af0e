/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APPLICATIONS } from '../../testing/workspaces.ts';

const ROOT = path.join(__dirname, '../../..');
const TOKENS = 'shared-kit/src/ui/tokens.css';
const FOLDERS = ['shared-kit', ...APPLICATIONS].map((folder) => `${folder}/src`);
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const SHEETS = FILES.filter((name) => name.endsWith('.css'));

/** Returns a file's text without comments and URLs. */
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\/\*.*?\*\/|url\(".*?"\)/gs, '');

/** Matches colours, except black, which style sheets use as the opaque part of masks. */
const COLOR =
  /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|light-dark)\(|(?<![\w.-])(white|red|blue|green|gr[ae]y|orange|yellow)(?![\w-])/gi;

test('style sheets outside of tokens.css name no colour', () => {
  const named = SHEETS.filter((sheet) => sheet !== TOKENS).flatMap((sheet) =>
    [...read(sheet).matchAll(COLOR)].map(([color]) => `${sheet}: ${color}`),
  );
  expect(SHEETS.length).toBeGreaterThan(50);
  expect(named).toEqual([]);
});

test('every custom property that a style sheet uses is defined', () => {
  const sources = FILES.filter((name) => /\.(css|tsx)$/.test(name))
    .map(read)
    .join('\n');
  const defined = new Set([...sources.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name));
  const unknown = SHEETS.flatMap((sheet) =>
    [...read(sheet).matchAll(/var\((--[\w-]+)\)/g)]
      // Ant Design defines those of its tokens.
      .filter(([, name = '']) => !defined.has(name) && !name.startsWith('--ant-'))
      .map(([, name]) => `${sheet}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

type Scheme = 'light' | 'dark';
const SCHEMES = ['light', 'dark'] as const;

const SOURCE = readFileSync(path.join(ROOT, TOKENS), 'utf8');

/** Returns the value of a colour token in a scheme, as `#rrggbb`. */
function colorOf(name: string, scheme: Scheme): string {
  const [, value = ''] = new RegExp(`^ {2}--${name}: ([^;]+);`, 'm').exec(SOURCE) ?? [];
  const [, alias] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (alias) return colorOf(alias, scheme);
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [undefined, value, value];
  const color = (scheme === 'light' ? light : dark) ?? '';
  if (!/^#[\da-f]{6}$/.test(color)) throw new Error(`--${name} is no colour: ${value}`);
  return color;
}

/** Returns the relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(name: string, ground: string, scheme: Scheme): number {
  const [dark = 0, light = 0] = [luminance(colorOf(name, scheme)), luminance(colorOf(ground, scheme))].sort(
    (one, other) => one - other,
  );
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['surface', 'surface-second', 'surface-raised'];
/** Foreground colours with the backgrounds on which they are used. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  text: [...GROUNDS, 'action-wash', 'success-wash', 'danger-surface', 'info-wash', 'warning-wash'],
  surface: ['text'],
  'text-second': [...GROUNDS, 'disabled', 'danger-surface', 'action-wash'],
  action: [...GROUNDS, 'action-wash', 'danger-surface'],
  'action-pressed': [...GROUNDS, 'action-wash'],
  'on-action': ['action', 'action-pressed', 'brand-pressed'],
  'on-whatsapp': ['whatsapp', 'whatsapp-pressed'],
  success: [...GROUNDS, 'success-wash'],
  danger: [...GROUNDS, 'danger-surface'],
  info: ['info-wash'],
  warning: ['warning-wash'],
  'brand-pressed': GROUNDS,
  'text-on-dark': ['surface-dark', 'brand-ground'],
  'text-second-on-dark': ['surface-dark'],
  ornament: ['surface-dark'],
};
const EDGES: Readonly<Record<string, readonly string[]>> = {
  'line-strong': GROUNDS,
  brand: GROUNDS,
  focus: GROUNDS,
  whatsapp: ['surface'],
};

const pairs = (table: typeof TEXT) =>
  SCHEMES.flatMap((scheme) =>
    Object.entries(table).flatMap(([name, grounds]) => grounds.map((ground) => [scheme, name, ground] as const)),
  );

test.each(pairs(TEXT))('in the %s scheme --%s can be read on --%s', (scheme, name, ground) => {
  expect(contrast(name, ground, scheme)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(EDGES))('in the %s scheme --%s stands out on --%s', (scheme, name, ground) => {
  expect(contrast(name, ground, scheme)).toBeGreaterThanOrEqual(3);
});

test('the contrast written beside a token is its own', () => {
  const written = [...SOURCE.matchAll(/^ {2}--([\w-]+): .*?; \/\* (.*?)\*\//gm)].flatMap(
    ([, name = '', comment = '']) =>
      [...comment.matchAll(/(\d+\.\d) and (\d+\.\d) on ([\w-]+)/g)].map(([, light, dark, ground = '']) => ({
        name,
        ground,
        light,
        dark,
      })),
  );
  expect(written.length).toBeGreaterThan(5);
  expect(written).toEqual(
    written.map(({ name, ground }) => ({
      name,
      ground,
      light: contrast(name, ground, 'light').toFixed(1),
      dark: contrast(name, ground, 'dark').toFixed(1),
    })),
  );
});
