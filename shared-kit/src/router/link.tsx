import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useMatch } from 'react-router';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  readonly to: To;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
  readonly target?: string;
}

/**
 * Link to a page of the site. React Router's own holds the code that prefetches pages through React Router's server, which
 * is 2 kB on every page.
 */
export function Link(props: LinkProps) {
  const { to, replace, state, preventScrollReset, onClick, ...rest } = props;
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, props);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a {...rest} href={useHref(to)} onClick={handleClick} />;
}

interface NavLinkProps extends LinkProps {
  readonly to: string;
  /** Whether the pages below the path are others. */
  readonly end?: boolean;
}

/** Link of a navigation, which says that its page is the current one. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const isCurrent = useMatch({ path: link.to, end }) !== null;
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
