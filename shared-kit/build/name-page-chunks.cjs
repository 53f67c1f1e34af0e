const LINES = /^ {2}'(\/[^']*)': \(\) =>\s+import\((?=')/gm;
const FRAME = /^export const loadFrame = \(\) => import\((?=')/m;

/**
 * Loader for a remote's `src/pages.ts`: names the chunk of each page after its route pattern, and the chunk of the frame
 * around all pages `frame`.
 * @type {import('@rspack/core').LoaderDefinitionFunction}
 */
module.exports = function namePageChunks(source) {
  const named = source
    .replace(LINES, (line, pattern) => `${line}/* webpackChunkName: "${pattern}" */ `)
    .replace(FRAME, (line) => `${line}/* webpackChunkName: "frame" */ `);
  const unnamed = named.split('\n').filter((line) => /\bimport\((?!\/\* webpackChunkName)/.test(line));
  if (unnamed.length > 0)
    throw new Error(`Expected \`'/path': () => import('…').then(({ Page }) => Page)\`, found:\n${unnamed.join('\n')}`);
  return named;
};
