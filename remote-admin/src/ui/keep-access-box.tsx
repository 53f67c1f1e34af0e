import { Checkbox, type CheckboxProps } from 'antd';
import { normalizeEmail } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { KEEP_ACCESS_TEXT } from './texts.ts';

interface KeepAccessBoxProps extends Pick<CheckboxProps, 'id' | 'checked' | 'onChange'> {
  /** The e-mail address of the booking, and the one that replaces it. */
  readonly from: string;
  readonly to: string;
}

/** Checkbox for staff who correct an e-mail address: the access that came by the old one stays. Empty without a change. */
export function KeepAccessBox({ from, to, ...props }: KeepAccessBoxProps) {
  const { formatMessage } = useIntl();
  const former = from.trim();
  if (!former || normalizeEmail(to) === former) return null;
  return <Checkbox {...props}>{formatMessage(KEEP_ACCESS_TEXT.keep)}</Checkbox>;
}
