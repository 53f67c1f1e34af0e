import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { textPartOf } from 'shared-kit/domain';
import { PAGES } from './pages.ts';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

test('each page with texts of its own loads them', () => {
  const parts: object = JSON.parse(read('text-parts.json'));
  const loaded = /parts: \[([^\]]*)\]/.exec(read('remote.tsx'))?.[1]?.match(/\w+/g);
  const own = Object.keys(PAGES)
    .map(textPartOf)
    .filter((name) => name in parts);
  expect(loaded).toEqual([...new Set(own)].sort());
});

/** The names and the file of an import, or the file of a lazy one. */
const IMPORT = /^(?:import|export) (?!type )(?:([^;']*?) from )?'([^']+)'|\bimport\('([^']+)'\)/gm;
/** A part that a module loads in addition to those of the page. */
const LOADED = /\b(?:loadMessages|useTextsOf)\([^()]*'(\w+)'\)/g;
/** The part to which a text belongs. */
const PREFIX = /\bid: '(\w+)\./g;
/** Names payments in the history of a booking, whose page has their texts. */
const EXCEPT = 'payments (features/history/use-field-value.tsx)';

/** Returns the constants of a file that define texts, with their code. */
function groupsIn(file: string): [name: string | undefined, code: string][] {
  const constants = read(file).split(/^(?=(?:export )?const )/m);
  return constants.flatMap((code) => (/\bdefineMessages\(/.test(code) ? [[/const (\w+)/.exec(code)?.[1], code]] : []));
}

const SHARED = readdirSync(join(__dirname, '../../shared-kit/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) => groupsIn(join('../../shared-kit/src', name)));

/** Returns where a module and those that it imports use texts, `today (pages/today-page.tsx)`, and the parts that they load. */
function followImports(start: string) {
  const used = new Set<string>();
  const loaded: string[] = [];
  const modules = new Set([start]);
  for (const file of modules) {
    const code = read(file);
    for (const [, part = ''] of code.matchAll(LOADED)) loaded.push(part);
    for (const [, names = '', from = '', lazy = ''] of code.matchAll(IMPORT)) {
      const isOwn = (from || lazy).startsWith('.') && /\.tsx?$/.test(from || lazy);
      const target = relative(__dirname, join(__dirname, dirname(file), from || lazy));
      if (isOwn) modules.add(target);
      const groups = isOwn ? groupsIn(target) : from.startsWith('shared-kit/') ? SHARED : [];
      const imported = groups.filter(([name]) => name && names.match(/\w+/g)?.includes(name));
      for (const [, texts] of imported)
        for (const [, prefix = ''] of texts.matchAll(PREFIX)) used.add(`${prefix} (${file})`);
    }
  }
  return { used, loaded };
}

const fileOf = (path: string) =>
  new RegExp(`'${path}':\\s*\\(\\) =>\\s*import\\('\\./([^']+)'`).exec(read('pages.ts'))?.[1] ?? `no file of ${path}`;

test.each([['frame', 'app/console.tsx'], ...Object.keys(PAGES).map((path) => [path, fileOf(path)])])(
  'the texts that the modules of %s import are in its parts',
  (path = '', file = '') => {
    const parts: Readonly<Record<string, readonly string[]>> = JSON.parse(read('text-parts.json'));
    const { used, loaded } = followImports(file);
    const given = ['common', textPartOf(path), ...loaded].flatMap((name) => parts[name] ?? []);
    const lost = [...used].filter((use) => use !== EXCEPT && !given.includes(String(use.split(' ')[0])));
    expect(lost).toEqual([]);
  },
);
