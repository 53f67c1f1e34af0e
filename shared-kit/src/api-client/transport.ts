import { ApiError, type ErrorBody, parseErrorBody } from './api-error.ts';

const NO_ANSWER = 'We could not reach the server. Please check your connection and try again.';
const ANSWER_TIMEOUT_MS = 20_000;

export interface TransportOptions {
  /** Address before every path; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly getToken: () => string | undefined;
  /** Told of a refused sign-in (401, 403) with the body of the answer and the token that was refused, if one was sent. */
  readonly onAuthFail: (body: ErrorBody | undefined, token: string | undefined) => void;
  /** Makes a new token; optional. However many calls fail at once, it runs once. */
  readonly refresh?: () => Promise<void>;
  /** Instead of the global one. */
  readonly fetch?: typeof fetch;
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly anonymous?: boolean;
}

export interface Transport {
  /** The bare answer, whatever its status. @throws ApiError with status 0 when none arrives */
  send(path: string, call?: Call): Promise<Response>;
  /** The parsed answer of a successful call, under the policy for errors (docs/rules.md#error-answers). @throws ApiError */
  request(path: string, call?: Call): Promise<unknown>;
  /** As `request`, but the answer is left unread. @throws ApiError */
  requestResponse(path: string, call?: Call): Promise<Response>;
}

export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, getToken, onAuthFail, refresh, fetch: ask = (...call) => fetch(...call) } = options;
  let refreshing: Promise<void> | undefined;

  const tokenOf = (call?: Call) => (call?.anonymous ? undefined : getToken());

  async function send(path: string, call: Call = {}, token = tokenOf(call)): Promise<Response> {
    const { method = 'GET', body } = call;
    const headers = new Headers({ accept: 'application/json' });
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS);
    try {
      return await ask(baseUrl + path, {
        method,
        headers,
        credentials: 'include',
        signal: timeout.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (cause) {
      throw new ApiError(0, NO_ANSWER, undefined, { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  async function refreshOnce(): Promise<boolean> {
    if (!refresh) return false;
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing.then(
      () => true,
      () => false,
    );
  }

  async function requestResponse(path: string, call?: Call): Promise<Response> {
    let token = tokenOf(call);
    let response = await send(path, call, token);
    if (response.status === 401 && (await refreshOnce())) {
      token = tokenOf(call);
      response = await send(path, call, token);
    }
    if (response.ok) return response;
    const body = parseErrorBody(await response.text());
    if (response.status === 401 || response.status === 403) onAuthFail(body, token);
    throw new ApiError(response.status, body?.message || fallbackMessage(response), body);
  }

  async function request(path: string, call?: Call): Promise<unknown> {
    const response = await requestResponse(path, call);
    try {
      return await response.json();
    } catch (cause) {
      throw new ApiError(0, NO_ANSWER, undefined, { cause });
    }
  }

  return { send, request, requestResponse };
}

function fallbackMessage({ status, statusText }: Response): string {
  if (status === 401) return 'Unauthorized';
  if (status === 403) return 'Forbidden';
  return statusText || 'Request failed';
}
