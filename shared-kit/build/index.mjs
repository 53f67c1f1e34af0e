import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/rspack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { readApplication } from './application.mjs';
import { BuildDescriptionPlugin, EXPOSED_CHUNK } from './build-description-plugin.mjs';
import { CatalogsPlugin } from './catalogs-plugin.mjs';
import { CompressPlugin } from './compress-plugin.mjs';
import { cssModuleRules } from './css-module-rules.mjs';
import { ServerBuildPlugin } from './server-build-plugin.mjs';
import { ROUTER, SINGLETON_NAMES, sharedSingletons } from './shared-singletons.mjs';
import { shortId } from './shorten-ids.mjs';

const NAME_PAGE_CHUNKS = fileURLToPath(new URL('./name-page-chunks.cjs', import.meta.url));
const SHORTEN_IDS = fileURLToPath(new URL('./shorten-ids.mjs', import.meta.url));
const DROP_UNUSED_COMPONENTS = fileURLToPath(new URL('./drop-unused-components.cjs', import.meta.url));
const DROP_FIELD_EXAMPLES = fileURLToPath(new URL('./drop-field-examples.cjs', import.meta.url));
const SIGN_HOOKS = fileURLToPath(new URL('./sign-hooks.cjs', import.meta.url));
/** Packages other than this one, which has sources in TypeScript wherever it is installed. */
const INSTALLED = /node_modules[\\/](?!shared-kit[\\/]src)/;
const TARGETS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

/** Port of this application's development server. */
const DEV_PORT = Number(process.env.DEV_PORT ?? 3000);
/** Origins of the pages that may load its files. */
const DEV_ORIGINS = process.env.DEV_ORIGINS?.split(',') ?? ['http://localhost:8080', 'http://127.0.0.1:8080'];

/** Whether the pages are those of a deployed site, whose production build of React cannot hot-reload components. */
const IS_DEPLOYED_SITE = Boolean(process.env.DEV_SITE);

/** @typedef {'production' | 'development' | 'none'} Mode */
/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {Configuration & Required<Pick<Configuration, 'output' | 'module' | 'resolve'>>} BaseConfiguration */
/** @typedef {(env: unknown, options?: { mode?: Mode }) => Configuration | Configuration[]} ConfigurationFunction */

/**
 * Returns the bundler configurations of the host: the build for browsers, and the one for server rendering.
 * @param {{ root: string }} options folder of the application
 * @returns {ConfigurationFunction}
 */
export function hostConfiguration({ root }) {
  return (_env, { mode = 'production' } = {}) => {
    const name = 'host';
    const browser = {
      ...base({ root, name, mode }),
      // The error reporter must run before any module that may fail.
      entry: {
        main: mode === 'production' ? './src/main.tsx' : ['./src/development/report-errors.ts', './src/main.tsx'],
      },
      plugins: [
        new ModuleFederationPlugin({
          name,
          remotes: {},
          shared: sharedSingletons({ eager: true }),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: { ...FEDERATION, provideExternalRuntime: true },
        }),
        new BuildDescriptionPlugin('main', describedServerEntry({ root, mode })),
        ...textPlugins({ root, mode }),
        ...modePlugins(name, mode),
      ],
    };
    const server = serverConfiguration({ root, name, mode, entry: './src/server.tsx' });
    const resolve = { ...server.resolve, alias: { 'react-router-dom$': ROUTER } };
    return withServerBuild(mode, browser, { ...server, resolve });
  };
}

/**
 * Returns the bundler configuration of a remote, which exposes `./routes` and runs inside a host. Its `package.json` names
 * the application, and says whether its pages are rendered on the server too.
 * @param {{ root: string }} options folder of the application
 * @returns {ConfigurationFunction}
 */
export function remoteConfiguration({ root }) {
  return (_env, { mode = 'production' } = {}) => {
    const application = readApplication(root);
    if (!application?.mount) throw new Error(`${root}: package.json declares no application with a mount`);
    const name = `remote_${application.name}`;
    const isRendered = application.mount.rendered;
    const entry = './src/remote.tsx';
    const browser = {
      ...base({ root, name, mode }),
      entry: {},
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
          exposes: { './routes': { import: entry, name: EXPOSED_CHUNK } },
          library: { type: 'module' },
          shared: sharedSingletons({ eager: false }),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: { optimization: { ...FEDERATION.optimization, disableRemote: true }, externalRuntime: true },
        }),
        new BuildDescriptionPlugin(name, isRendered ? describedServerEntry({ root, mode }) : undefined),
        ...textPlugins({ root, mode }),
        ...modePlugins(name, mode),
      ],
    };
    if (!isRendered) return browser;
    const externals = Object.fromEntries(SINGLETON_NAMES.map((singleton) => [singleton, `commonjs ${singleton}`]));
    return withServerBuild(mode, browser, { ...serverConfiguration({ root, name, mode, entry }), externals });
  };
}

/**
 * Leaves out the parts of the runtime for manifests and Node: remotes are loaded by their entries' URLs.
 * @type {{ optimization: { disableSnapshot: boolean, target: 'web' } }}
 */
const FEDERATION = { optimization: { disableSnapshot: true, target: 'web' } };

/**
 * Resolves the federation runtime to its ES modules: the plugin requests the CommonJS files, which defeat tree shaking.
 */
const plugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
const FEDERATION_RUNTIME = Object.fromEntries(
  ['webpack-bundler-runtime', 'runtime', 'inject-external-runtime-core-plugin']
    .map((name) => plugin.resolve(`@module-federation/${name}`))
    .map((file) => [file, file.replace(/\.cjs$/, '.js')]),
);

/** Replaces the parser of messages, which production builds do not need. */
const WITHOUT_PARSER = {
  '@formatjs/icu-messageformat-parser$': createRequire(import.meta.url).resolve(
    '@formatjs/icu-messageformat-parser/no-parser.js',
  ),
};

/** Replaces the router, whose package names the build with warnings for developers only. */
const WITHOUT_WARNINGS = {
  'react-router$': path.join(
    path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production/index.mjs',
  ),
};

/** File of the server build, relative to the build's folder. */
const SERVER_ENTRY = 'server/index.cjs';

/**
 * Returns the absolute path of the server build: beside the build for browsers, or in development, where that one is in
 * memory, in a folder of its own.
 * @param {{ root: string, mode: Mode }} options
 */
function serverFile({ root, mode }) {
  return path.join(root, mode === 'production' ? 'dist' : '.cache', SERVER_ENTRY);
}

/**
 * Returns the path of the server build as `build.json` names it: absolute in development, else relative.
 * @param {{ root: string, mode: Mode }} options
 */
function describedServerEntry({ root, mode }) {
  return mode === 'production' ? SERVER_ENTRY : serverFile({ root, mode });
}

/**
 * Returns the configuration of a server build: one file, not minified, with a source map that names files relative to
 * the repository, and holds no sources. It has React's production build in development too: it renders the same, in
 * less time, and with the other applications as they were released.
 * @param {{ root: string, name: string, mode: Mode, entry: string, folders?: readonly string[] }} options
 * @returns {BaseConfiguration}
 */
function serverConfiguration({ root, name, mode, entry, folders = [root] }) {
  const configuration = base({ root, name, mode, hasRefresh: false, folders });
  const file = serverFile({ root, mode });
  return {
    ...configuration,
    name: 'server',
    target: 'node20',
    // A debugger uses the source map in development.
    devtool: mode === 'production' ? 'hidden-nosources-cheap-module-source-map' : 'nosources-cheap-module-source-map',
    entry: { index: entry },
    plugins: [new CatalogsPlugin(root)],
    output: {
      path: path.dirname(file),
      filename: path.basename(file),
      uniqueName: name,
      publicPath: '/',
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }) =>
        path.relative(path.dirname(root), absoluteResourcePath).replaceAll(path.sep, '/'),
    },
    module: {
      ...configuration.module,
      parser: { ...configuration.module.parser, javascript: { dynamicImportMode: 'eager' } },
      // Class names only, without the styles.
      generator: { 'css/module': { exportsOnly: true }, css: { exportsOnly: true } },
    },
    optimization: { minimize: false, splitChunks: false, nodeEnv: 'production' },
  };
}

/**
 * Returns the configurations of both builds; in development only that of the browser build, which runs the other as a
 * plugin.
 * @param {Mode} mode
 * @param {Configuration} browser
 * @param {Configuration} server
 */
function withServerBuild(mode, browser, server) {
  if (mode === 'production') return [browser, server];
  // A deployed site uses its own server build.
  if (IS_DEPLOYED_SITE) return browser;
  const build = new ServerBuildPlugin(server);
  /** @type {import('@rspack/dev-server').Configuration} */
  const devServer = {
    ...browser.devServer,
    setupMiddlewares: (middlewares) => [build.middleware, ...middlewares],
  };
  return { ...browser, plugins: [...(browser.plugins ?? []), build], devServer };
}

/**
 * Returns whether the frame around all pages has the module, and the texts do without it.
 * @param {import('@rspack/core').Module} module
 * @param {{ readonly chunkGraph: { getModuleChunks(module: import('@rspack/core').Module): readonly import('@rspack/core').Chunk[] } }} graphs
 */
function isInFrame(module, { chunkGraph }) {
  const names = chunkGraph.getModuleChunks(module).map(({ name }) => name);
  return names.includes('frame') && !names.some((name) => name?.startsWith('texts/'));
}

/**
 * Returns the configuration of the same sources as one application without federation, for benchmarks.
 * @param {{ root: string, folders: string[], entry: string, serverEntry?: string, outputPath: string }} options folder, those of the
 *   applications, entry of the application and entry of its server build
 * @returns {Configuration | Configuration[]}
 */
export function plainConfiguration({ root, folders, entry, serverEntry, outputPath }) {
  const name = 'host';
  const configuration = base({ root, name, mode: 'production', folders });
  const alias = { 'react-router-dom$': ROUTER };
  const browser = {
    ...configuration,
    entry: { main: entry },
    output: { ...configuration.output, path: outputPath },
    module: {
      ...configuration.module,
      parser: { ...configuration.module.parser, javascript: { dynamicImportMode: 'eager' } },
    },
    resolve: { ...configuration.resolve, alias },
    plugins: [
      new BuildDescriptionPlugin('main', serverEntry ? SERVER_ENTRY : undefined),
      // Includes the English messages only, as a page of the product has one language. The builds of the applications
      // have compiled them.
      new rspack.ContextReplacementPlugin(/compiled-texts/, /\/en\//),
      ...leanTexts(),
      new CompressPlugin(),
    ],
  };
  if (!serverEntry) return browser;
  const server = serverConfiguration({ root, name, mode: 'production', entry: serverEntry, folders });
  return [
    browser,
    {
      ...server,
      output: { ...server.output, path: path.join(outputPath, path.dirname(SERVER_ENTRY)) },
      resolve: { ...server.resolve, alias },
      plugins: [],
    },
  ];
}

/**
 * @param {{ root: string, name: string, mode: Mode, hasRefresh?: boolean, folders?: readonly string[] }} options
 * @returns {BaseConfiguration}
 */
function base({ root, name, mode, hasRefresh = mode !== 'production' && !IS_DEPLOYED_SITE, folders = [root] }) {
  const isProduction = mode === 'production';
  const fileName = isProduction ? '[name].[contenthash:10]' : '[name]';
  return {
    mode,
    context: root,
    target: ['web', 'es2022'],
    // Source maps are not public, so scripts do not reference them.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      publicPath: isProduction ? 'auto' : `http://localhost:${DEV_PORT}/`,
      uniqueName: name,
      // Keep the server build, which is in this folder, and older hot updates, which an open page may still request.
      clean: isProduction && { keep: 'server' },
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: `${fileName}.js`,
      // Every page loads the list of all chunks' hashes, in which each digit counts.
      chunkFilename: isProduction ? '[id].[contenthash:8].js' : '[id].js',
      cssFilename: `${fileName}.css`,
      cssChunkFilename: isProduction ? '[id].[contenthash:8].css' : '[id].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['workspace-source', '...'],
      alias: { ...FEDERATION_RUNTIME, ...(isProduction && { ...WITHOUT_PARSER, ...WITHOUT_WARNINGS }) },
    },
    module: {
      parser: { 'css/module': { namedExports: false } },
      generator: { 'css/module': { exportsOnly: false } },
      rules: [
        { oneOf: cssModuleRules({ folders, name, mode }) },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        // Compiles the tokens in development too, since scripts read the colours and cannot parse `light-dark()`.
        ...(isProduction
          ? []
          : [{ test: /tokens\.css$/, loader: 'builtin:lightningcss-loader', options: { targets: TARGETS } }]),
        { test: /\.woff2$/, type: 'asset/resource' },
        { test: /\.tsx?$/, exclude: INSTALLED, ...swc(hasRefresh) },
        ...(hasRefresh
          ? [{ test: /\.ts$/, exclude: INSTALLED, enforce: /** @type {const} */ ('pre'), loader: SIGN_HOOKS }]
          : []),
        ...(isProduction
          ? [
              { test: /react-router\/dist\/production/, loader: DROP_UNUSED_COMPONENTS },
              {
                test: /domain\/\w+\/[\w-]+-fields\.ts$/,
                enforce: /** @type {const} */ ('pre'),
                loader: DROP_FIELD_EXAMPLES,
              },
            ]
          : []),
        { include: path.join(root, 'src', 'pages.ts'), enforce: 'pre', loader: NAME_PAGE_CHUNKS },
      ],
    },
    // Chunk names are routes and not valid as file names.
    optimization: {
      chunkIds: 'deterministic',
      runtimeChunk: false,
      splitChunks: {
        chunks: 'async',
        // What the frame needs is loaded with each page: whatever a page shares with it is in its chunk, in one piece.
        cacheGroups: { frame: { name: 'frame', test: isInFrame, enforce: true, minChunks: 1, priority: 10 } },
      },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        // With the default targets, logical properties would be compiled to rules by language instead of direction.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS } }),
      ],
      ...(IS_DEPLOYED_SITE && { nodeEnv: 'production' }),
    },
    performance: { hints: false },
    lazyCompilation: false,
    stats: 'errors-warnings',
    devServer: {
      host: '127.0.0.1',
      port: DEV_PORT,
      hot: !IS_DEPLOYED_SITE,
      compress: false,
      static: false,
      setupExitSignals: false,
      headers: allowSite,
      client: { webSocketURL: `ws://localhost:${DEV_PORT}/ws`, overlay: IS_DEPLOYED_SITE },
      allowedHosts: ['localhost'],
    },
  };
}

/**
 * @param {boolean} hasRefresh
 * @returns {import('@rspack/core').RuleSetRule}
 */
function swc(hasRefresh) {
  return {
    loader: 'builtin:swc-loader',
    options: {
      env: { targets: TARGETS },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        externalHelpers: true,
        transform: { react: { runtime: 'automatic', development: hasRefresh, refresh: hasRefresh } },
      },
    },
  };
}

/**
 * Returns the plugins that compile the texts and, in production, remove them from the code.
 * @param {{ root: string, mode: Mode }} options
 */
function textPlugins({ root, mode }) {
  return [new CatalogsPlugin(root), ...(mode === 'production' ? leanTexts() : [])];
}

/**
 * Returns the plugins that remove the English texts from the code, since a page gets them as the catalog of its language, and
 * shorten the ids of the messages.
 * @returns {import('@rspack/core').RspackPluginInstance[]}
 */
function leanTexts() {
  const sources = { id: { include: [/\/src\/.+\.tsx?$/] } };
  return [
    formatjs({ removeDefaultMessage: true, overrideIdFn: (id = '') => shortId(id), filter: sources }),
    { apply: ({ options }) => options.module.rules.push({ test: /compiled-texts/, loader: SHORTEN_IDS }) },
  ];
}

/**
 * @param {string} name
 * @param {Mode} mode
 */
function modePlugins(name, mode) {
  if (mode === 'production') return [new CompressPlugin()];
  return IS_DEPLOYED_SITE ? [] : [new ReactRefreshRspackPlugin({ library: name })];
}

/**
 * Returns the CORS headers: only the origins of the developed site may read files.
 * @param {{ headers: import('node:http').IncomingHttpHeaders }} request
 * @returns {Record<string, string>}
 */
function allowSite({ headers: { origin = '' } }) {
  return { vary: 'Origin', ...(DEV_ORIGINS.includes(origin) && { 'Access-Control-Allow-Origin': origin }) };
}
