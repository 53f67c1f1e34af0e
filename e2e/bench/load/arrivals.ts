import { once } from 'node:events';
import http from 'node:http';

/** A request of a visitor or of staff. */
export interface Call {
  readonly name: string;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly name: string;
  /** 0 when the connection broke, or nothing came within the limit. */
  readonly status: number;
  readonly ms: number;
  /** When it came, since the first call, milliseconds. */
  readonly at: number;
  /** Whether a refusal says when to ask again. */
  readonly hasRetryAfter: boolean;
}

const LIMIT_MS = 10_000;

/**
 * Sends calls at a fixed rate, whether or not the ones before are answered, as independent visitors do. A generator that waited for
 * answers would send less to an overloaded server.
 */
export async function sendAtRate(
  origin: string,
  nextCall: () => Call,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<readonly Answered[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const answers: Promise<Answered>[] = [];
  const begin = performance.now();
  const answerOf = async () => ({ ...(await send(agent, origin, nextCall())), at: performance.now() - begin });
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - begin) / 1_000;
      while (answers.length < Math.min(elapsed, seconds) * perSecond) answers.push(answerOf());
      if (elapsed < seconds) return;
      clearInterval(timer);
      done();
    }, 5);
  });
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

async function send(agent: http.Agent, origin: string, call: Call): Promise<Omit<Answered, 'at'>> {
  const { name, method = 'GET', path, body, headers } = call;
  const begin = performance.now();
  const answered = (status: number, hasRetryAfter = true) => ({
    ...{ name, status, hasRetryAfter },
    ms: performance.now() - begin,
  });
  try {
    const request = http.request(origin + path, {
      ...{ agent, method, signal: AbortSignal.timeout(LIMIT_MS) },
      headers: { 'accept-encoding': 'gzip, br', ...(body && { 'content-type': 'application/json' }), ...headers },
    });
    request.end(body && JSON.stringify(body));
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answered(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined);
  } catch {
    return answered(0);
  }
}
