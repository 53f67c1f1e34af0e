/**
 * Loader for `.ts` files of development builds: adds React Refresh signatures to hooks, as SWC does in `.tsx` files only.
 * Without a signature, React keeps the state of a changed hook and fails with "change in the order of Hooks".
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
