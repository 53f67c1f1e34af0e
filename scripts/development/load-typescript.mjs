import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/**
 * Module hook of Node: resolves imports of sources to sources, as the compiler does. A source has the query of
 * the module that imports it, so that all sources can be imported anew under another query.
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, nextResolve) {
  const parent = context.parentURL ? new URL(context.parentURL) : undefined;
  if (!parent?.pathname.endsWith('.ts')) return nextResolve(specifier, context);
  const conditions = [...context.conditions, 'workspace-source'];
  const resolved = await nextResolve(specifier, { ...context, conditions });
  return resolved.url.endsWith('.ts') ? { ...resolved, url: resolved.url + parent.search } : resolved;
}

/**
 * Module hook of Node: removes the types from TypeScript sources.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!new URL(url).pathname.endsWith('.ts')) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', transform: { verbatimModuleSyntax: true } },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
