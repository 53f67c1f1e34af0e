import { readContractVersion } from './contract-version.mjs';
import { singletonVersions } from './shared-singletons.mjs';

/**
 * Writes `build.json`, all that a release must tell of itself: which application it is, the contract it speaks, the
 * versions of its shared singletons, and the files that a page loads to start it, relative to its folder.
 */
export class BuildDescriptionPlugin {
  #entry;

  /** @param {string} entry name of the entry point; of a remote that is the name of its container */
  constructor(entry) {
    this.#entry = entry;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('BuildDescriptionPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildDescriptionPlugin', stage }, () => {
        const files = compilation.entrypoints.get(this.#entry)?.getFiles() ?? [];
        const description = {
          name: compiler.options.output.uniqueName,
          contractVersion: readContractVersion(),
          singletons: singletonVersions(),
          scripts: files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.')),
          styles: files.filter((file) => file.endsWith('.css')),
          fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
        };
        compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(description, null, 2)));
      });
    });
  }
}
