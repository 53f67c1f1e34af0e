import { statusDisplay } from 'shared-kit/domain';
import { useStatusLabel } from 'shared-kit/ui';
import { Tag } from './tag.tsx';

/** Label and colour of a status (docs/rules.md#booking-statuses), also of an unknown one. */
export function StatusTag({ status }: { readonly status: string | null | undefined }) {
  const label = useStatusLabel()(status);
  const { color } = statusDisplay(status);
  const isKnown = color !== 'gray' || status === 'canceled';
  return <Tag color={color} label={label} {...(!isKnown && { sign: 'none' })} />;
}
