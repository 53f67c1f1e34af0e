/** Writes `entry.json`: the files that a page must load to start the application, relative to its folder. */
export class EntryAssetsPlugin {
  #entry;

  /** @param {string} entry name of the entry point */
  constructor(entry) {
    this.#entry = entry;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('EntryAssetsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryAssetsPlugin', stage }, () => {
        const files = compilation.entrypoints.get(this.#entry)?.getFiles() ?? [];
        const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
        const assets = {
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
          fonts,
        };
        compilation.emitAsset('entry.json', new sources.RawSource(JSON.stringify(assets, null, 2)));
      });
    });
  }
}
