/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APPLICATIONS } from '../testing/workspaces.ts';

const ROOT = path.join(__dirname, '../..');
const FOLDERS = ['shared-kit', ...APPLICATIONS].map((folder) => `${folder}/src`);

const SHEETS = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => `${folder}/${name}`),
);

/** Returns the names that are those of a class and of a custom property or an animation. */
function sharedNames(css: string): string[] {
  const code = css.replaceAll(/\/\*.*?\*\//gs, '');
  const classes = new Set([...code.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
  const others = [...code.matchAll(/(?<=[{;]\s*--|@keyframes )([\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(others)].filter((name) => classes.has(name));
}

test('names of classes are compared with those of properties and animations', () => {
  const css =
    '/* .bite */ .ticket { --head: red; --bite: 1px; }\n.head { animation: rise 1s; }\n.rise { color: red; }\n';
  expect(sharedNames(`${css}@keyframes rise { from { opacity: 0; } }`)).toEqual(['head', 'rise']);
});

// The build takes such a class for unused, and leaves out its rules.
test('no class has the name of a custom property or an animation of its style sheet', () => {
  const shared = SHEETS.flatMap((sheet) =>
    sharedNames(readFileSync(path.join(ROOT, sheet), 'utf8')).map((name) => `${sheet}: ${name}`),
  );
  expect(SHEETS.length).toBeGreaterThan(50);
  expect(shared).toEqual([]);
});
