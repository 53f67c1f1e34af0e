import { createApiClient } from 'shared-kit/api-client';

/** Stands for any argument: whatever is read of it, called or listed is itself, and `X` as a text. */
const ANYTHING: unknown = new Proxy(() => undefined, {
  get(_, name) {
    if (name === Symbol.toPrimitive || name === 'toString') return () => 'X';
    if (name === Symbol.iterator) return function* () {};
    return name === 'then' ? undefined : ANYTHING;
  },
  apply: () => ANYTHING,
});

/** Returns the request of each call of the applications' client, such as `payments.void`: `POST /api/payments/X/void`. */
export async function recordClientCalls(): Promise<Record<string, string>> {
  const requests: Record<string, string> = {};
  let call = '';
  const record = (method: string | undefined, url: string) => {
    requests[call] = `${method} ${url.split('?')[0]}`;
  };
  class Upload {
    upload = {};
    addEventListener() {}
    setRequestHeader() {}
    open(method: string, url: string) {
      record(method, url);
      throw new Error('Only the request is of interest');
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload });
  const client = createApiClient({
    baseUrl: '',
    getToken: () => undefined,
    onAuthFail() {},
    async fetch(url, options) {
      record(options?.method, String(url));
      return Response.json({ data: [] });
    },
  });
  const visit = async (calls: object, prefix: string) => {
    for (const [name, member] of Object.entries(calls)) {
      call = prefix + name;
      if (typeof member === 'object') await visit(member, `${call}.`);
      // Not every call accepts an empty answer.
      else await Promise.resolve(member(ANYTHING, ANYTHING, ANYTHING)).catch(() => undefined);
    }
  };
  await visit(client, '');
  return requests;
}
