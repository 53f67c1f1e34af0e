/** Messages without React, for servers. */
export * from './booking-state-messages.ts';
export * from './car-state-names.ts';
export * from './car-value-names.ts';
export * from './charge-names.ts';
export * from './create-formatter.ts';
export * from './define-messages.ts';
export * from './field-labels.ts';
export type { FormatValues } from './format-message.ts';
export * from './line-text.ts';
export * from './opening-hours-messages.ts';
export * from './pickup-facts.ts';
export * from './pickup-messages.ts';
export * from './status-messages.ts';
export * from './term-facts.ts';
