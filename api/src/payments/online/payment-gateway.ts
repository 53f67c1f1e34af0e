import type { LocaleCode } from 'shared-kit/domain';

/** What the page of the gateway is asked to take. */
export interface GatewayOrder {
  readonly id: string;
  /** In cents. */
  readonly amount: number;
  /** ISO code. */
  readonly currency: string;
  readonly locale: LocaleCode;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  /** Whom the gateway tells, from server to server, what became of it. */
  readonly callbackUrl: string;
  /** Where the browser goes afterwards, whatever happened. */
  readonly returnUrl: string;
}

/** A form that the browser sends to the gateway. */
export interface GatewayForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A callback that is proven to be the gateway's. */
export interface GatewayCallback {
  readonly orderId: string;
  /** In cents; undefined for what is no amount. */
  readonly amount: number | undefined;
  /** ISO code; undefined for one that the gateway is not used with. */
  readonly currency: string | undefined;
  readonly isApproved: boolean;
  /** The gateway's answer code. */
  readonly code: string;
  /** The gateway's number of the transaction. */
  readonly transaction: string;
  /** What else is kept, without the card and its holder. */
  readonly facts: Readonly<Record<string, string>>;
}

/** What a callback is answered: the card may be debited; nothing to do; the callback is not believed or not understood. */
export type GatewayAnswer = 'debit' | 'noted' | 'refused';

/** A provider of card payments on a page of its own (docs/decisions/022-card-payments-by-callback.md). */
export interface PaymentGateway {
  readonly name: string;
  readonly capabilities: {
    /** ISO codes. */
    readonly currencies: readonly string[];
    readonly locales: readonly LocaleCode[];
  };
  readonly answers: Readonly<Record<GatewayAnswer, string>>;
  start(order: GatewayOrder): GatewayForm;
  /** Returns what a callback says; undefined when it is not proven to be the gateway's. */
  verify(callback: Readonly<Record<string, string>>): GatewayCallback | undefined;
}
