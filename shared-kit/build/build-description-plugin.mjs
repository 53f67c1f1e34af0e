import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LINKS_FILE, readApplication } from './application.mjs';
import { readContractVersion } from './contract-version.mjs';
import { findApiNeeds, readApiLevels } from './find-api-needs.mjs';
import { singletonVersions } from './shared-singletons.mjs';

/** Name of the chunk with the module that a remote exposes. */
export const EXPOSED_CHUNK = 'routes';

/** Name of a chunk of messages, such as `texts/fr-common-json` (see `load-messages.ts`). */
const TEXTS_CHUNK = /^texts\/(\w+)-([\w-]+)-json$/;

/** Name of the optional chunk with the frame around all pages of a remote; in the host, with the screens for staff. */
const FRAME_CHUNK = 'frame';

/** Locales that need the fonts of a subset, by the name of the subset in the file names of the fonts. */
const LOCALE_OF_SUBSET = { arabic: 'ar' };

/**
 * Writes `build.json`, the description of a build: application, mount and links, contract version, the level of the API that its
 * sources know and what it needs of it, versions of the shared singletons, entry files, the files of each route, the query
 * parameters that it reads (`src/page-parameters.json`), and the files of each
 * part of the texts (`fr/common`). Chunks whose name begins with a slash are those of routes. File names are relative to the
 * build's folder.
 */
export class BuildDescriptionPlugin {
  #entry;
  #serverEntry;

  /**
   * @param {string} entry name of the entry point; for a remote, the name of its container
   * @param {string=} serverEntry file of the server build, if there is one
   */
  constructor(entry, serverEntry) {
    this.#entry = entry;
    this.#serverEntry = serverEntry;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('BuildDescriptionPlugin', (compilation) => {
      for (const file of ['package.json', LINKS_FILE])
        compilation.fileDependencies.add(path.join(compiler.context, file));
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildDescriptionPlugin', stage }, () => {
        /** @param {import('@rspack/core').ChunkGroup | undefined} group */
        const filesOf = (group) => sortByKind(group?.getFiles() ?? []);
        const groups = [...compilation.namedChunkGroups];
        const around = groups.filter(([name]) => name === EXPOSED_CHUNK || name === FRAME_CHUNK);
        const pages = groups.filter(([name]) => name?.startsWith('/'));
        const texts = groups.flatMap(([name, group]) => {
          const [, locale, part] = TEXTS_CHUNK.exec(name ?? '') ?? [];
          return locale ? [/** @type {const} */ ([`${locale}/${part}`, filesOf(group)])] : [];
        });
        const { name: _, ...declared } = readApplication(compiler.context) ?? {};
        const description = {
          name: compiler.options.output.uniqueName,
          ...readContractVersion(),
          api: describeApi([...compilation.fileDependencies], compiler.context),
          singletons: singletonVersions(),
          ...filesOf(compilation.entrypoints.get(this.#entry)),
          exposed: mergeFiles(around.map(([, group]) => filesOf(group))),
          pages: Object.fromEntries(pages.map(([name, group]) => [name, filesOf(group)])),
          ...declared,
          ...readPageParameters(compiler.context),
          ...(this.#serverEntry && { server: this.#serverEntry }),
          texts: Object.fromEntries(texts.sort(([one], [other]) => (one < other ? -1 : 1))),
          ...describeFonts(Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'))),
        };
        compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(description, null, 2)));
      });
    });
  }
}

/**
 * Separates the fonts of all pages from those that only the pages of one locale need.
 * @param {readonly string[]} files
 */
function describeFonts(files) {
  const subsets = Object.entries(LOCALE_OF_SUBSET).map(([subset, locale]) => ({
    locale,
    fonts: files.filter((file) => file.includes(`-${subset}-`)),
  }));
  const ofLocales = subsets.filter(({ fonts }) => fonts.length > 0);
  return {
    fonts: files.filter((file) => !ofLocales.some(({ fonts }) => fonts.includes(file))),
    ...(ofLocales.length > 0 && {
      fontsByLocale: Object.fromEntries(ofLocales.map(({ locale, fonts }) => [locale, fonts])),
    }),
  };
}

/**
 * @param {readonly string[]} files that the build was made of
 * @param {string} root folder of the application
 */
function describeApi(files, root) {
  const levels = readApiLevels();
  return { level: levels.level, needs: findApiNeeds(levels, files, root) };
}

/** @param {string} root */
function readPageParameters(root) {
  const file = path.join(root, 'src', 'page-parameters.json');
  return existsSync(file) && { parameters: JSON.parse(readFileSync(file, 'utf8')) };
}

/** @param {{ scripts: string[], styles: string[] }[]} lists */
function mergeFiles(lists) {
  return {
    scripts: [...new Set(lists.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(lists.flatMap(({ styles }) => styles))],
  };
}

/** @param {readonly string[]} files */
function sortByKind(files) {
  return {
    scripts: files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
