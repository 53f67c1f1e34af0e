import { useIntl } from 'shared-kit/intl';
import { COMMON_TEXT } from './texts.ts';

/** The name of a booking's customer, or that the customer was erased (docs/rules.md#erasure). */
export function CustomerName({ name }: { readonly name: string | undefined }) {
  const { formatMessage } = useIntl();
  return name === '' ? <span>{formatMessage(COMMON_TEXT.erased)}</span> : <bdi translate="no">{name}</bdi>;
}
