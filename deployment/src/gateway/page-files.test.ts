import { filesForPath } from './page-files.ts';
import type { ServedApps } from './served-releases.ts';

const app = (name: string, fonts: object = { fonts: [] }) => ({
  build: {
    name,
    contractVersion: 1,
    singletons: {},
    scripts: [`${name}.js`],
    styles: [],
    exposed: { scripts: [], styles: [] },
    pages: { '/cars': { scripts: ['cars.js'], styles: [] } },
    ...fonts,
  },
  baseUrl: `/${name}/`,
});
const fonts = { fonts: ['latin.woff2'], fontsByLocale: { ar: ['arabic.woff2'] } };
const apps = { host: app('host', fonts), public: app('public'), admin: app('admin') } as unknown as ServedApps;
const fontsOf = (path: string, locale?: string) => filesForPath(apps, path, locale).fonts.map(({ href }) => href);

test.each(['/cars', '/login', '/admin'])('the fonts of a language are loaded on its pages only: %s', (path) => {
  expect(fontsOf(path, 'ar')).toEqual(['/host/latin.woff2', '/host/arabic.woff2']);
  expect(fontsOf(path, 'fr')).toEqual(['/host/latin.woff2']);
  expect(fontsOf(path)).toEqual(['/host/latin.woff2']);
});
