/**
 * Loader for `.ts` files of development builds: signs their hooks for React's refresh, as SWC does by itself in `.tsx`
 * files only. Without its signature a changed hook keeps the state of the former one, and React fails.
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
module.exports = function signHooks(source) {
  if (!/\buse[A-Z]/.test(source)) return source;
  const done = this.async();
  import('@rspack/core')
    .then(({ experiments }) =>
      experiments.swc.transform(source, {
        filename: `${this.resourcePath}x`,
        sourceMaps: true,
        jsc: {
          parser: { syntax: 'typescript' },
          target: 'es2022',
          transform: { react: { development: true, refresh: true } },
        },
      }),
    )
    .then(({ code, map }) => done(null, code, { ...JSON.parse(map ?? ''), sources: [this.resourcePath] }))
    .catch(done);
};
