/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APPLICATIONS } from '../testing/workspaces.ts';

const ROOT = path.join(__dirname, '../..');
const FOLDERS = ['shared-kit', ...APPLICATIONS].map((folder) => `${folder}/src`);

const SHEETS = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);

/** Returns the declarations of a style sheet, as `property: value`. */
function declarationsOf(css: string): string[] {
  const code = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/url\(".*?"\)/gs, 'url()');
  return [...code.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(
    ([, property, value = '']) => `${property}: ${value.replaceAll(/\s+/g, ' ')}`,
  );
}

/** Splits a value at spaces outside of parentheses. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s()/]|\((?:[^()]|\([^()]*\))*\))+|\//g) ?? [];
}

/** Returns whether a declaration treats left and right differently, regardless of the text direction. */
function isPhysical(declaration: string): boolean {
  const [property = '', value = ''] = declaration.split(/: (.*)/s);
  const parts = partsOf(value);
  if (property.startsWith('--')) return false;
  if (/\b(left|right)\b/.test(declaration)) return true;
  // Four values, clockwise from the top: the second is right, the fourth left.
  if (/^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/.test(property))
    return parts.length === 4 && parts[1] !== parts[3];
  // Four corners, clockwise from the top left; before and after a slash.
  if (property === 'border-radius')
    return value.split('/').some((radii) => {
      const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = partsOf(radii);
      return topLeft !== topRight || bottomRight !== bottomLeft;
    });
  if (property === 'translate') return !/^(0|none)$/.test(parts[0] ?? '') && !value.includes('var(--forward)');
  return /translate(X|3d)?\(/.test(value) && !value.includes('var(--forward)');
}

test.each([
  ['margin-left: 1rem', true],
  ['margin-inline-start: 1rem', false],
  ['inset-inline: 0 auto', false],
  ['right: 0', true],
  ['text-align: left', true],
  ['text-align: start', false],
  ['padding: 0 1rem 2rem', false],
  ['padding: 0 calc(1rem + 2px) 2rem 0', true],
  ['padding: 0 var(--gutter) 2rem var(--gutter)', false],
  ['border-bottom-left-radius: 0', true],
  ['border-radius: 8px 8px 0 0', false],
  ['border-radius: 8px 0 0 8px', true],
  ['border-radius: 50% 50% 8px 8px / 20px 20px 8px 8px', false],
  ['border-radius: 8px / 8px 4px', true],
  ['background: linear-gradient(to right, red, blue)', true],
  ['transform: translateX(4px)', true],
  ['transform: translateY(4px)', false],
  ['translate: 4px 0', true],
  ['translate: 0 4px', false],
  ['translate: calc(4px * var(--forward)) 0', false],
])('%s is physical: %p', (declaration, expected) => {
  expect(isPhysical(declaration)).toBe(expected);
});

test('declarations are read from a style sheet', () => {
  const css =
    '.a {\n  /* left: 0; */\n  color: red;\n  &:hover { margin:\n 0 auto; }\n}\n.b { mask: url("data:x;left:1;") 0; }';
  expect(declarationsOf(css)).toEqual(['color: red', 'margin: 0 auto', 'mask: url() 0']);
});

test('media queries measure a window in the size of its text, which people enlarge', () => {
  const inPixels = SHEETS.flatMap((sheet) =>
    [...readFileSync(path.join(ROOT, sheet), 'utf8').matchAll(/@media[^{]*\dpx[^{]*/g)].map(
      ([query]) => `${sheet}: ${query}`,
    ),
  );
  expect(inPixels).toEqual([]);
});

test('style sheets use logical properties, which follow the direction of the text', () => {
  const physical = SHEETS.flatMap((sheet) =>
    declarationsOf(readFileSync(path.join(ROOT, sheet), 'utf8'))
      .filter(isPhysical)
      .map((declaration) => `${sheet}: ${declaration}`),
  );
  expect(SHEETS.length).toBeGreaterThan(50);
  expect(physical).toEqual([]);
});
