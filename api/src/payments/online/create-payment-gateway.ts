import type { OnlinePaymentSettings } from '../../platform/services.ts';
import { createCmiGateway } from './cmi-gateway.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** Returns the gateway of the settings. @throws Error with one line when it does not take the currency */
export function createPaymentGateway(settings: OnlinePaymentSettings): PaymentGateway {
  const gateway = createCmiGateway(settings);
  const { currencies } = gateway.capabilities;
  if (currencies.includes(settings.currency)) return gateway;
  throw new Error(`CURRENCY is ${settings.currency}: ${gateway.name} takes ${currencies.join(', ')}`);
}
