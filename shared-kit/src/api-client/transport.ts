import { ApiError, type ErrorBody, parseErrorBody } from './api-error.ts';

const NO_ANSWER = 'We could not reach the server. Please check your connection and try again.';
const ANSWER_TIMEOUT_MS = 20_000;

export interface TransportOptions {
  /** Prefix of every path; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly getToken: () => string | undefined;
  /** Called after a 401 or 403 with the error body and the refused token, if one was sent. */
  readonly onAuthFail: (body: ErrorBody | undefined, token: string | undefined) => void;
  /** Refreshes the token after a 401; concurrent calls share one refresh. */
  readonly refresh?: () => Promise<void>;
  /** Defaults to the global `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly anonymous?: boolean;
}

export interface Transport {
  readonly options: TransportOptions;
  /** Returns the response, whatever its status. @throws ApiError with status 0 when none arrives */
  send(path: string, call?: Call): Promise<Response>;
  /** Returns the parsed body of a successful response (docs/rules.md#error-answers). @throws ApiError */
  request(path: string, call?: Call): Promise<unknown>;
  /** As `request`, but returns the response unread. @throws ApiError */
  requestResponse(path: string, call?: Call): Promise<Response>;
}

export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, getToken, onAuthFail, refresh, fetch: fetchImpl = (...call) => fetch(...call) } = options;
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
      return await fetchImpl(baseUrl + path, {
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

  return { options, send, request, requestResponse };
}

function fallbackMessage({ status, statusText }: Response): string {
  if (status === 401) return 'Unauthorized';
  if (status === 403) return 'Forbidden';
  return statusText || 'Request failed';
}
