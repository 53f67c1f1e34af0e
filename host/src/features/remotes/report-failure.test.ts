import { createReportFailure } from './report-failure.ts';

const ADDRESSES = {
  public: { container: 'remote_public', entry: '/releases/public/v1/remoteEntry.js' },
  admin: { container: 'remote_admin', entry: 'http://localhost:3002/remoteEntry.js' },
};

interface Call {
  readonly address: string;
  readonly init: RequestInit;
}
let calls: Call[];
let isReachable: boolean;

beforeEach(() => {
  calls = [];
  isReachable = true;
  window.history.replaceState(null, '', '/car/duster?name=Amina#phone');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    calls.push({ address: String(input).replace(location.origin, ''), init });
    return new Response('{}');
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const sent = () => calls.filter(({ address }) => address === '/release-failures');
const refetched = () => calls.filter(({ init }) => init.cache === 'reload').map(({ address }) => address);

test('reports version, failure code and path once, without the query', async () => {
  const reportFailure = createReportFailure(ADDRESSES);
  reportFailure('public', 'failed_to_render', new Error(`boom${'!'.repeat(400)}`));
  reportFailure('public', 'failed_to_render', new Error(`boom${'!'.repeat(400)}`));
  await settle();
  expect(sent()).toHaveLength(1);
  const { body, ...options } = sent()[0]?.init ?? {};
  expect(options).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  expect(JSON.parse(String(body))).toEqual({
    app: 'public',
    version: 'v1',
    failure: 'failed_to_render',
    message: `boom${'!'.repeat(296)}`,
    path: '/car/duster',
  });
  expect(refetched()).toEqual([]);
});

test.each(['unreachable', 'chunk_unreachable'] as const)(
  'after failure %s the files are fetched bypassing the cache, once',
  async (kind) => {
    const reportFailure = createReportFailure(ADDRESSES);
    reportFailure('public', kind, new Error('no'));
    reportFailure('public', kind, new Error('no'));
    await settle();
    expect(refetched()).toEqual(['/releases/public/v1/remoteEntry.js']);
  },
);

test.each([
  ['no connection', false, true],
  ['a site that cannot be reached', true, false],
])('%s is not reported', async (_, onLine, reachable) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  isReachable = reachable;
  createReportFailure(ADDRESSES)('public', 'unreachable', new Error('Failed to fetch'));
  await settle();
  expect(calls).toEqual([]);
});

test("a failure of the host has the version in its script's URL", async () => {
  document.head.innerHTML = '<script type="module" src="/releases/host/h7/main.js"></script>';
  createReportFailure(ADDRESSES)('host', 'failed_to_render', 'boom');
  await settle();
  expect(JSON.parse(String(sent()[0]?.init.body))).toMatchObject({ app: 'host', version: 'h7', message: 'boom' });
});

test('failures of a development server are not reported', async () => {
  createReportFailure(ADDRESSES)('admin', 'failed_to_render', new Error('boom'));
  await settle();
  expect(sent()).toEqual([]);
});
