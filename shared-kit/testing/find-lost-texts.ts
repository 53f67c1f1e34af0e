import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { textPartOf } from '../src/domain/index.ts';

/** The names and the file of an import, or the file of a lazy one. */
const IMPORT = /^(?:import|export) (?!type )(?:([^;']*?) from )?'([^']+)'|\bimport\('([^']+)'\)/gm;
/** A part that a module loads in addition to those of the page. */
const LOADED = /\b(?:loadMessages|useTextsOf|useLazy)\([^()]*'([\w-]+)'\)/g;
/** The part to which a text belongs. */
const PREFIX = /\bid: '(\w+)\./g;

/** Returns the constants of a file that define texts, with their code. */
function groupsIn(path: string): [name: string | undefined, code: string][] {
  const constants = readFileSync(path, 'utf8').split(/^(?=(?:export )?const )/m);
  return constants.flatMap((code) => (/\bdefineMessages\(/.test(code) ? [[/const (\w+)/.exec(code)?.[1], code]] : []));
}

const SOURCES = join(__dirname, '../src');
const SHARED = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) => groupsIn(join(SOURCES, name)));

/** Returns where a module and those that it imports use texts, `today (pages/today-page.tsx)`, and the parts that they load. */
function followImports(folder: string, start: string) {
  const used = new Set<string>();
  const loaded: string[] = [];
  const modules = new Set([start]);
  for (const file of modules) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, part = ''] of code.matchAll(LOADED)) loaded.push(part);
    for (const [, names = '', from = '', lazy = ''] of code.matchAll(IMPORT)) {
      const isOwn = (from || lazy).startsWith('.') && /\.tsx?$/.test(from || lazy);
      const target = relative(folder, join(folder, dirname(file), from || lazy));
      if (isOwn) modules.add(target);
      const groups = isOwn ? groupsIn(join(folder, target)) : from.startsWith('shared-kit/') ? SHARED : [];
      const imported = groups.filter(([name]) => name && names.match(/\w+/g)?.includes(name));
      for (const [, texts] of imported)
        for (const [, prefix = ''] of texts.matchAll(PREFIX)) used.add(`${prefix} (${file})`);
    }
  }
  return { used, loaded };
}

/**
 * Returns the texts that the modules of a page import, and that are not in its parts of `text-parts.json`, with the module
 * of each: `today (pages/today-page.tsx)`.
 * @param folder the sources of the remote
 * @param file of the page; by default that of its pattern in `pages.ts`
 */
export function findLostTexts(folder: string, pattern: string, file = fileOf(folder, pattern)): readonly string[] {
  const parts: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(folder, 'text-parts.json'), 'utf8'),
  );
  const { used, loaded } = followImports(folder, file);
  const given = ['common', textPartOf(pattern), ...loaded].flatMap((name) => parts[name] ?? []);
  return [...used].filter((use) => !given.includes(String(use.split(' ')[0])));
}

function fileOf(folder: string, pattern: string): string {
  const pages = readFileSync(join(folder, 'pages.ts'), 'utf8');
  return new RegExp(`'${pattern}':\\s*\\(\\) =>\\s*import\\('\\./([^']+)'`).exec(pages)?.[1] ?? `no file of ${pattern}`;
}
