import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

type Look = 'primary' | 'secondary' | 'quiet' | 'whatsapp';

interface Appearance {
  /** `primary` is the main action of a view, once per view. */
  readonly look?: Look | undefined;
  readonly size?: 'regular' | 'large' | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
}

/** Returns the class names of a button, for elements that look like one, such as a telephone link. */
export function buttonClass({ look = 'primary', size = 'regular', wide = false }: Appearance, extra?: string): string {
  return [styles.button, styles[look], size === 'large' && styles.large, wide && styles.wide, extra]
    .filter(Boolean)
    .join(' ');
}

export function Button({
  look,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: Appearance & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ look, size, wide }, className)} {...rest} />;
}

export function ButtonLink({ look, size, wide, className, ...rest }: Appearance & LinkProps) {
  return <Link className={buttonClass({ look, size, wide }, className)} {...rest} />;
}
