import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { escapeHtml } from 'shared-kit/server';
import type { OnlinePaymentSettings } from '../src/platform/services.ts';

export const CMI_MERCHANT = { clientid: '600001234', storeKey: 'a|store\\key' };
export const CMI_SETTINGS: OnlinePaymentSettings = {
  gateway: 'cmi',
  purposes: ['rental', 'deposit'],
  currency: 'MAD',
  clientId: CMI_MERCHANT.clientid,
  storeKey: CMI_MERCHANT.storeKey,
  url: 'https://pay.example/fim/est3Dgate',
};

export type Form = Record<string, string>;
export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** The hash of the protocol, written for the tests alone: a reference to hold the product against. */
export function signCmi(form: Form, storeKey = CMI_MERCHANT.storeKey): string {
  const names = Object.keys(form).sort((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en'));
  let signed = '';
  for (const name of names) {
    if (/^(hash|encoding)$/i.test(name)) continue;
    for (const character of form[name] ?? '')
      signed += character === '|' || character === '\\' ? `\\${character}` : character;
    signed += '|';
  }
  signed += storeKey.split('\\').join('\\\\').split('|').join('\\|');
  return createHash('sha512').update(Buffer.from(signed, 'utf8')).digest().toString('base64');
}

/** Returns what the gateway tells of a form: approved, or with these values instead. */
export function callbackOf(form: Form, changes: Form = {}): Form {
  const { HASH: _, encoding: __, ...echo } = form;
  const callback: Form = {
    ...echo,
    ReturnOid: form.oid ?? '',
    TransId: `26330${randomBytes(5).toString('hex')}`,
    AuthCode: '931386',
    ProcReturnCode: '00',
    Response: 'Approved',
    mdStatus: '1',
    maskedCreditCard: '4000 00** **** 0010',
    MaskedPan: '400000***0010',
    cardHolderName: 'AMELIE LAURENT',
    clientIp: '105.159.248.185',
    'EXTRA.CARDBRAND': 'VISA',
    'EXTRA.TRXDATE': '20/11/2026 12:00:00',
    ErrMsg: '',
    ...changes,
  };
  return { ...callback, HASH: signCmi(callback) };
}

export const DECLINED: Form = { ProcReturnCode: '51', Response: 'Declined', ErrMsg: 'Insufficient funds' };

/** Sends a callback as the gateway's server does: to the address of its form, or to another server. */
export async function sendCallback(callback: Form, to = callback.callbackUrl ?? ''): Promise<Answered> {
  const answer = await fetch(to, { method: 'POST', body: new URLSearchParams(callback) });
  return { status: answer.status, text: await answer.text() };
}

/**
 * Starts a payment page that speaks the protocol of CMI: it takes the form that a browser sends, refuses one with a wrong hash, and
 * has a button each that pays and declines. Whoever presses one is led back after the callback was answered.
 */
export async function startCmiPage() {
  const answers: Answered[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return response.writeHead(204).end();
    const form = await readForm(request);
    const say = (status: number, html: string) =>
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    const isKnown = form.clientid === CMI_MERCHANT.clientid && form.HASH === signCmi(form);
    if (request.url === '/fim/est3Dgate' && isKnown) return say(200, page(form));
    const decision = /^\/(pay|decline)$/.exec(request.url ?? '')?.[1];
    if (!decision || !isKnown) return say(400, '<p>3D-1004</p>');
    const callback = callbackOf(form, decision === 'pay' ? {} : DECLINED);
    answers.push(await sendCallback(callback));
    return say(200, led(decision === 'pay' ? form.okUrl : form.failUrl, callback));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/fim/est3Dgate`,
    /** What the callbacks were answered. */
    answers,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readForm(request: IncomingMessage): Promise<Form> {
  return Object.fromEntries(new URLSearchParams(await text(request)));
}

function page(form: Form): string {
  return `<!doctype html><title>CMI</title><h1>${form.amount}</h1>
    <form method="post">${inputs(form)}<button formaction="/pay">Pay</button><button formaction="/decline">Decline</button></form>`;
}

function led(url = '', callback: Form = {}): string {
  return `<!doctype html><title>CMI</title><form method="post" action="${escapeHtml(url)}">${inputs(callback)}</form>
    <script>document.forms[0].submit()</script>`;
}

function inputs(form: Form): string {
  const input = ([name, value]: [string, string]) =>
    `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
  return Object.entries(form).map(input).join('');
}
