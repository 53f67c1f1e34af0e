import { createRetryPage } from './retry-page.ts';

const ADDRESSES = {
  public: { container: 'remote_public', entry: '/releases/public/v1/remoteEntry.js' },
  admin: { container: 'remote_admin', entry: '/releases/admin/v1/remoteEntry.js' },
};
const ORIGIN = location.origin;
const RELEASE = `${ORIGIN}/releases/public/v1`;
/** Resource timing entries of the document. */
const REQUESTED = [
  `${RELEASE}/about.js`,
  `${RELEASE}/about.css`,
  `${ORIGIN}/releases/host/h1/main.js`,
  `${ORIGIN}/api/x`,
];

const reload = jest.fn();
let answer: (address: string) => Promise<Response>;
let asked: string[];

beforeEach(() => {
  reload.mockReset();
  asked = [];
  performance.getEntriesByType = () => REQUESTED.map((name) => ({ name })) as unknown as PerformanceEntryList;
  document.head.innerHTML = `<link rel="modulepreload" href="${RELEASE}/routes.js">
    <link rel="modulepreload" href="/releases/admin/v1/routes.js">`;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push(`${init?.cache} ${String(input).replace(ORIGIN, '')}`);
    return answer(String(input));
  });
  answer = async () => new Response('{"revision":2}');
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

const retryPage = createRetryPage({ addresses: ADDRESSES, reload });

test('checks that the site is reachable, refetches the files of the remote, then reloads the page', async () => {
  expect(await retryPage('public')).toBeUndefined();
  expect(asked[0]).toBe('no-store /active.json');
  expect(asked.slice(1).sort()).toEqual(
    ['about.css', 'about.js', 'remoteEntry.js', 'routes.js'].map((file) => `reload /releases/public/v1/${file}`),
  );
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads the page although files of the old version no longer exist', async () => {
  answer = async (address) => {
    if (address === '/active.json') return new Response('{}');
    throw new TypeError('Failed to fetch');
  };
  expect(await retryPage('public')).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['without a connection', false, () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['with a server that is away', true, () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['with a server that is broken', true, async () => new Response('', { status: 503 }), 'unreachable'],
])('%s the page is not reloaded', async (_, onLine, failing, problem) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  answer = failing;
  expect(await retryPage('public')).toBe(problem);
  expect(asked).toEqual(['no-store /active.json']);
  expect(reload).not.toHaveBeenCalled();
});
