const LINES = /^ {2}'(\/[^']*)': \(\) => import\((?=')/gm;
const FRAME = /^export const loadFrame = \(\) => import\((?=')/m;

/**
 * Loader for a remote's `src/pages.ts`: names the chunk of each page after the pattern of its route, and of what stands
 * around all pages `frame`.
 * @type {import('@rspack/core').LoaderDefinitionFunction}
 */
module.exports = function namePageChunks(source) {
  const named = source
    .replace(LINES, (line, pattern) => `${line}/* webpackChunkName: "${pattern}" */ `)
    .replace(FRAME, (line) => `${line}/* webpackChunkName: "frame" */ `);
  const unnamed = named.split('\n').filter((line) => /\bimport\((?!\/\* webpackChunkName)/.test(line));
  if (unnamed.length > 0)
    throw new Error(
      `Not a page's line, \`'/path': () => import('…').then(({ Page }) => Page)\`:\n${unnamed.join('\n')}`,
    );
  return named;
};
