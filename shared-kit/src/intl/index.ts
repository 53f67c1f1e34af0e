/** The subset of React Intl that the applications use. It is shared at run time, which would defeat tree shaking of the whole. */
export { FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
export * from './define-messages.ts';
export * from './texts-provider.tsx';
