import type { LocaleCode } from 'shared-kit/domain';
import { filesForPath, ownUrl } from './page-files.ts';
import type { ServedApp, ServedApps } from './served-releases.ts';

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
const remote = app('public') as unknown as ServedApp;
const apps = { host: app('host', fonts), public: remote, admin: app('admin') } as unknown as ServedApps;
const mounts = { public: { paths: ['/'], languages: true }, admin: { paths: ['/admin'], staff: true } };
const fontsOf = (path: string, language?: LocaleCode) =>
  filesForPath({ apps, mounts }, path, language).fonts.map(({ href }) => href);

test.each([
  ['/ar/cars', undefined],
  ['/ar/nowhere', undefined],
  ['/login', 'ar'],
  ['/admin', 'ar'],
] as const)('%s in Arabic loads the Arabic fonts too', (path, language) => {
  expect(fontsOf(path, language)).toEqual(['/host/latin.woff2', '/host/arabic.woff2']);
});

test.each(['/cars', '/fr/cars', '/login', '/admin'])('%s does not', (path) => {
  expect(fontsOf(path)).toEqual(['/host/latin.woff2']);
});

test('the code for staff is loaded with their pages only', () => {
  const { host } = apps;
  const withFrame = {
    ...apps,
    host: { ...host, build: { ...host.build, exposed: { scripts: ['staff.js'], styles: ['staff.css'] } } },
  };
  const isLoaded = (path: string) => {
    const { modules, styles } = filesForPath({ apps: withFrame, mounts }, path);
    return [...modules, ...styles].filter(({ href }) => href.startsWith('/host/staff')).length === 2;
  };
  expect([isLoaded('/login'), isLoaded('/admin'), isLoaded('/cars'), isLoaded('/fr/cars')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('the URL that is rendered', () => {
  const described = { ...remote, build: { ...remote.build, parameters: { '/cars': ['from', 'type'] } } };

  test.each([
    ['/cars?utm_source=mail', '/cars'],
    ['/fr/cars?gclid=1&type=suv&x=?&from=2026-12-01&type=city', '/fr/cars?from=2026-12-01&type=suv&type=city'],
    ['/cars?type=a%20b%26', '/cars?type=a+b%26'],
    ['/nowhere?type=suv', '/nowhere'],
    ['/cars?', '/cars?'],
    ['/cars', '/cars'],
  ])('of %s is %s', (url, own) => {
    expect(ownUrl(url, described)).toBe(own);
  });

  test('has every parameter when the release describes none', () => {
    expect(ownUrl('/cars?utm_source=mail', remote)).toBe('/cars?utm_source=mail');
  });
});
