import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { BuildDescriptionPlugin, EXPOSED_CHUNK } from './build-description-plugin.mjs';
import { CssTypesPlugin } from './css-types.mjs';
import { ROUTER, SINGLETON_NAMES, sharedSingletons } from './shared-singletons.mjs';

const LOCAL_IDENT_NAME = '[uniqueName]-[hash:6]-[local]';
const NAME_PAGE_CHUNKS = fileURLToPath(new URL('./name-page-chunks.cjs', import.meta.url));
const SIGN_HOOKS = fileURLToPath(new URL('./sign-hooks.cjs', import.meta.url));
const SHARED_STYLES = fileURLToPath(new URL('../src', import.meta.url));
const TARGETS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

/** @typedef {'production' | 'development' | 'none'} Mode */
/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {Configuration & Required<Pick<Configuration, 'output' | 'module' | 'resolve'>>} BaseConfiguration */
/** @typedef {(env: unknown, options?: { mode?: Mode }) => Configuration | Configuration[]} ConfigurationFunction */

/**
 * Returns the bundler configuration of the host: the build for browsers, and in production the one for server rendering.
 * @param {{ root: string, devPort: number }} options folder of the application
 * @returns {ConfigurationFunction}
 */
export function hostConfiguration({ root, devPort }) {
  return (_env, { mode = 'production' } = {}) => {
    const name = 'host';
    const isProduction = mode === 'production';
    const browser = {
      ...base({ root, name, mode, devPort }),
      // First what shows the errors of all that follows.
      entry: { main: isProduction ? './src/main.tsx' : ['./src/development/report-errors.ts', './src/main.tsx'] },
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
        new BuildDescriptionPlugin('main', isProduction ? SERVER_ENTRY : undefined),
        ...developmentPlugins(root, name, mode),
      ],
    };
    if (!isProduction) return browser;
    const server = serverConfiguration({ root, name, entry: './src/server.tsx' });
    return [browser, { ...server, resolve: { ...server.resolve, alias: { 'react-router-dom$': ROUTER } } }];
  };
}

/**
 * Returns the bundler configuration of a remote, which exposes `./routes` and runs inside a host.
 * @param {{ root: string, name: string, devPort: number, isRendered?: boolean }} options `name` is the container, such
 *   as `remote_public`; `isRendered` when its pages are rendered on the server too
 * @returns {ConfigurationFunction}
 */
export function remoteConfiguration({ root, name, devPort, isRendered = false }) {
  return (_env, { mode = 'production' } = {}) => {
    const entry = './src/remote.tsx';
    const hasServerBuild = isRendered && mode === 'production';
    const browser = {
      ...base({ root, name, mode, devPort }),
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
        new BuildDescriptionPlugin(name, hasServerBuild ? SERVER_ENTRY : undefined),
        ...developmentPlugins(root, name, mode),
      ],
    };
    if (!hasServerBuild) return browser;
    const externals = Object.fromEntries(SINGLETON_NAMES.map((singleton) => [singleton, `commonjs ${singleton}`]));
    return [browser, { ...serverConfiguration({ root, name, entry }), externals }];
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

/** File of the server build, relative to the build's folder. */
const SERVER_ENTRY = 'server/index.cjs';

/**
 * Returns the configuration of a server build: one file, not minified, so that stack traces are readable.
 * @param {{ root: string, name: string, entry: string }} options
 * @returns {BaseConfiguration}
 */
function serverConfiguration({ root, name, entry }) {
  const configuration = base({ root, name, mode: 'production', devPort: 0 });
  const file = path.join(root, 'dist', SERVER_ENTRY);
  return {
    ...configuration,
    name: 'server',
    target: 'node20',
    devtool: false,
    entry: { index: entry },
    output: {
      path: path.dirname(file),
      filename: path.basename(file),
      uniqueName: name,
      publicPath: '/',
      clean: true,
      library: { type: 'commonjs2' },
    },
    module: {
      ...configuration.module,
      parser: { ...configuration.module.parser, javascript: { dynamicImportMode: 'eager' } },
      // Class names only, without the styles.
      generator: { 'css/module': { localIdentName: LOCAL_IDENT_NAME, exportsOnly: true }, css: { exportsOnly: true } },
    },
    optimization: { minimize: false, splitChunks: false },
  };
}

/**
 * Returns the configuration of the same sources as one application without federation, for benchmarks.
 * @param {{ root: string, entry: string, serverEntry?: string, outputPath: string }} options folder, entry of the
 *   application and entry of its server build
 * @returns {Configuration | Configuration[]}
 */
export function plainConfiguration({ root, entry, serverEntry, outputPath }) {
  const name = 'host';
  const configuration = base({ root, name, mode: 'production', devPort: 0 });
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
    plugins: [new BuildDescriptionPlugin('main', serverEntry ? SERVER_ENTRY : undefined)],
  };
  if (!serverEntry) return browser;
  const server = serverConfiguration({ root, name, entry: serverEntry });
  return [
    browser,
    {
      ...server,
      output: { ...server.output, path: path.join(outputPath, path.dirname(SERVER_ENTRY)) },
      resolve: { ...server.resolve, alias },
    },
  ];
}

/**
 * @param {{ root: string, name: string, mode: Mode, devPort: number }} options
 * @returns {BaseConfiguration}
 */
function base({ root, name, mode, devPort }) {
  const isProduction = mode === 'production';
  const fileName = isProduction ? '[name].[contenthash:10]' : '[name]';
  return {
    mode,
    context: root,
    target: ['web', 'es2022'],
    // Source maps stay on the server: no script refers to its map.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      publicPath: isProduction ? 'auto' : `http://localhost:${devPort}/`,
      uniqueName: name,
      // The server build's folder is inside.
      clean: { keep: 'server' },
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: `${fileName}.js`,
      chunkFilename: isProduction ? '[id].[contenthash:10].js' : '[id].js',
      cssFilename: `${fileName}.css`,
      cssChunkFilename: isProduction ? '[id].[contenthash:10].css' : '[id].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['workspace-source', '...'],
      alias: FEDERATION_RUNTIME,
    },
    module: {
      parser: { 'css/module': { namedExports: false } },
      generator: { 'css/module': { localIdentName: LOCAL_IDENT_NAME, exportsOnly: false } },
      rules: [
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.woff2$/, type: 'asset/resource' },
        { test: /\.tsx?$/, exclude: /node_modules/, ...swc(isProduction) },
        ...(isProduction
          ? []
          : [{ test: /\.ts$/, exclude: /node_modules/, enforce: /** @type {const} */ ('pre'), loader: SIGN_HOOKS }]),
        { include: path.join(root, 'src', 'pages.ts'), enforce: 'pre', loader: NAME_PAGE_CHUNKS },
      ],
    },
    // Chunk names are routes and not valid as file names.
    optimization: { chunkIds: 'deterministic', runtimeChunk: false, splitChunks: { chunks: 'async' } },
    performance: { hints: false },
    lazyCompilation: false,
    stats: 'errors-warnings',
    devServer: {
      port: devPort,
      hot: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://localhost:${devPort}/ws`, overlay: false },
      allowedHosts: ['localhost'],
    },
  };
}

/**
 * @param {boolean} isProduction
 * @returns {import('@rspack/core').RuleSetRule}
 */
function swc(isProduction) {
  return {
    loader: 'builtin:swc-loader',
    options: {
      env: { targets: TARGETS },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        externalHelpers: true,
        transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
      },
    },
  };
}

/**
 * @param {string} root
 * @param {string} name
 * @param {Mode} mode
 */
function developmentPlugins(root, name, mode) {
  if (mode === 'production') return [];
  return [new ReactRefreshRspackPlugin({ library: name }), new CssTypesPlugin([path.join(root, 'src'), SHARED_STYLES])];
}
