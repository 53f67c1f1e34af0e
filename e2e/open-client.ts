import type { BrowserContext, JSHandle } from 'playwright-core';
import type { ApiClient, ErrorBody } from 'shared-kit/api-client';
import { KIT_PATH, type RecordingProxy } from './recording-proxy.ts';

type Kit = typeof import('shared-kit/api-client');

interface ClientOptions {
  /** Base URL of the client; by default the origin of the page. */
  readonly baseUrl?: string;
  readonly token?: string;
  /** The token after a refresh. When absent, the client has no refresh function. */
  readonly refresh?: { readonly token: string };
}

/** State in the browser: the client, and the recorded calls of its callbacks. */
interface Seat {
  readonly api: ApiClient;
  readonly authFails: (ErrorBody | undefined)[];
  refreshes: number;
}

export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly status: number | undefined;
  readonly body: ErrorBody | undefined;
}

export interface BrowserClient {
  /**
   * Runs a function with the client in the browser and returns its result. The function is serialized, so it can access
   * only its arguments.
   */
  call<Result, Argument>(
    use: (api: ApiClient, argument: Argument) => Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Runs a function like `call`, which must reject, and returns its error. */
  failure<Argument>(
    use: (api: ApiClient, argument: Argument) => Promise<unknown>,
    argument?: Argument,
  ): Promise<Failure>;
  /** Returns the error bodies passed to `onAuthFail`, in the order of its calls. */
  authFails(): Promise<readonly (ErrorBody | undefined)[]>;
  refreshes(): Promise<number>;
}

/** Opens a page in a browser context and creates the built client of `shared-kit` in it. */
export async function openClient(
  context: BrowserContext,
  proxy: RecordingProxy,
  options: ClientOptions = {},
): Promise<BrowserClient> {
  const page = await context.newPage();
  await page.goto(proxy.origin + KIT_PATH);
  const kit = (await page.evaluateHandle(`import('${KIT_PATH}api-client/index.js')`)) as JSHandle<Kit>;
  const seat = await kit.evaluateHandle(takeSeat, options);

  const run = (use: (...parts: never[]) => Promise<unknown>, argument: unknown) =>
    seat.evaluate(carryOut, { source: String(use), argument });

  return {
    async call(use, argument) {
      const { value, failure } = await run(use, argument);
      if (failure) throw new Error(`${failure.name}: ${failure.message}`);
      return value as never;
    },
    async failure(use, argument) {
      const { value, failure } = await run(use, argument);
      if (!failure) throw new Error(`The call succeeded: ${JSON.stringify(value)}`);
      return failure;
    },
    authFails: () => seat.evaluate(({ authFails }) => authFails),
    refreshes: () => seat.evaluate(({ refreshes }) => refreshes),
  };
}

/** Runs a serialized function in the browser. Returns its value, or its error with all properties. */
async function carryOut(
  { api }: Seat,
  { source, argument }: { source: string; argument: unknown },
): Promise<{ value?: unknown; failure?: Failure }> {
  try {
    const use = new Function(`return ${source}`)();
    return { value: await use(api, argument) };
  } catch (error) {
    const { name, message, status, body } = error as Failure;
    return { failure: { name, message, status, body } };
  }
}

function takeSeat(kit: Kit, { baseUrl = '', token, refresh }: ClientOptions): Seat {
  let current = token;
  const authFails: (ErrorBody | undefined)[] = [];
  const refreshToken = async () => {
    seat.refreshes++;
    current = refresh?.token;
  };
  const api = kit.createApiClient({
    baseUrl,
    getToken: () => current,
    onAuthFail: (body) => authFails.push(body),
    ...(refresh && { refresh: refreshToken }),
  });
  const seat: Seat = { api, authFails, refreshes: 0 };
  return seat;
}
