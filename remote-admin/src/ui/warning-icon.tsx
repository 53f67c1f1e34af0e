import { LineIcon } from 'shared-kit/ui';

/** A triangle with an exclamation mark, beside a text that says what is wrong. */
export function WarningIcon({ size = 16 }: { readonly size?: number }) {
  return <LineIcon path="M12 4l9 16H3zM12 10v4.500M12 17v.01" size={size} />;
}
