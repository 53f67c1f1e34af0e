import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { BuildDescriptionPlugin, EXPOSED_CHUNK } from './build-description-plugin.mjs';
import { ROUTER, SINGLETON_NAMES, sharedSingletons } from './shared-singletons.mjs';

const LOCAL_IDENT_NAME = '[uniqueName]-[hash:6]-[local]';
const NAME_PAGE_CHUNKS = fileURLToPath(new URL('./name-page-chunks.cjs', import.meta.url));
const TARGETS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

/** @typedef {'production' | 'development' | 'none'} Mode */
/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {Configuration & Required<Pick<Configuration, 'output' | 'module' | 'resolve'>>} BaseConfiguration */
/** @typedef {(env: unknown, options?: { mode?: Mode }) => Configuration | Configuration[]} ConfigurationFunction */

/**
 * The whole bundler configuration of the host: the build for browsers, and in production the one that renders pages.
 * @param {{ root: string, devPort: number }} options folder of the application
 * @returns {ConfigurationFunction}
 */
export function hostConfiguration({ root, devPort }) {
  return (_env, { mode = 'production' } = {}) => {
    const name = 'host';
    const isProduction = mode === 'production';
    const browser = {
      ...base({ root, name, mode, devPort }),
      entry: { main: './src/main.tsx' },
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
        ...developmentPlugins(name, mode),
      ],
    };
    if (!isProduction) return browser;
    const server = serverConfiguration({ root, name, entry: './src/server.tsx' });
    return [browser, { ...server, resolve: { ...server.resolve, alias: { 'react-router-dom$': ROUTER } } }];
  };
}

/**
 * The whole bundler configuration of a remote: it exposes `./routes` and runs inside a host.
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
        ...developmentPlugins(name, mode),
      ],
    };
    if (!hasServerBuild) return browser;
    const externals = Object.fromEntries(SINGLETON_NAMES.map((singleton) => [singleton, `commonjs ${singleton}`]));
    return [browser, { ...serverConfiguration({ root, name, entry }), externals }];
  };
}

/**
 * No part of the runtime that only manifests or Node need: remotes are fetched by their entries' addresses.
 * @type {{ optimization: { disableSnapshot: boolean, target: 'web' } }}
 */
const FEDERATION = { optimization: { disableSnapshot: true, target: 'web' } };

/**
 * The federation runtime as ES modules: the plugin asks for its CommonJS files, of which a bundler can leave nothing
 * out. Each remote has a copy of the parts that speak with the host's runtime.
 */
const plugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
const FEDERATION_RUNTIME = Object.fromEntries(
  ['webpack-bundler-runtime', 'runtime', 'inject-external-runtime-core-plugin']
    .map((name) => plugin.resolve(`@module-federation/${name}`))
    .map((file) => [file, file.replace(/\.cjs$/, '.js')]),
);

/** Of the build that renders pages on the server, inside the build's folder. */
const SERVER_ENTRY = 'server/index.cjs';

/**
 * One file that exports what its entry exports; not minified, so that stack traces can be read.
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
      // The names of classes, without the styles themselves.
      generator: { 'css/module': { localIdentName: LOCAL_IDENT_NAME, exportsOnly: true }, css: { exportsOnly: true } },
    },
    optimization: { minimize: false, splitChunks: false },
  };
}

/**
 * The same sources as one application without federation, to measure against.
 * @param {{ root: string, entry: string, serverEntry?: string, outputPath: string }} options folder, what starts the
 *   application and what renders its pages on the server
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
    // Maps of releases stay in the store: no script says where its map is.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      publicPath: isProduction ? 'auto' : `http://localhost:${devPort}/`,
      uniqueName: name,
      // The server's build stands inside.
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
        { include: path.join(root, 'src', 'pages.ts'), enforce: 'pre', loader: NAME_PAGE_CHUNKS },
      ],
    },
    // The names of chunks are routes, and no file names.
    optimization: { chunkIds: 'deterministic', runtimeChunk: false, splitChunks: { chunks: 'async' } },
    performance: { hints: false },
    lazyCompilation: false,
    stats: 'errors-warnings',
    devServer: {
      port: devPort,
      hot: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://localhost:${devPort}/ws`, overlay: true },
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
 * @param {string} name
 * @param {Mode} mode
 */
function developmentPlugins(name, mode) {
  return mode === 'production' ? [] : [new ReactRefreshRspackPlugin({ library: name })];
}
