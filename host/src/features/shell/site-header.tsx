import { type ReactNode, useEffect, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { SiteLinks } from 'shared-kit/contract';
import { hasBookedCookie } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { ButtonLink, Icon, useCloseRequest, useHydrated } from 'shared-kit/ui';
import { Brand } from './brand.tsx';
import styles from './site-header.module.css';
import { SkipLink } from './skip-link.tsx';
import { HEADER_TEXT } from './texts.ts';

interface SiteHeaderProps {
  readonly agencyName: string;
  readonly links: SiteLinks;
  /** The language menu, beside the links; in narrow windows in the menu. */
  readonly languages?: ReactNode;
  /** The theme setting, for the menu of narrow windows; in wide windows it is in the footer. */
  readonly appearance?: ReactNode;
}

export function SiteHeader({ agencyName, links, languages, appearance }: SiteHeaderProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const menu = useId();
  const { key } = useLocation();
  // Read again on every page, since a booking may have been made on the previous one. A server has no cookies of the
  // device.
  const hasBookings = useHydrated() && hasBookedCookie(document.cookie);
  const { header = [], bookings = [], action = [] } = links;
  const [shownKey, setShownKey] = useState(key);
  const close = () => setIsOpen(false);
  useCloseRequest(isOpen, close);

  // Back and Forward change the page, too.
  if (shownKey !== key) {
    setShownKey(key);
    close();
  }

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <Brand name={agencyName} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={menu}
          aria-label={formatMessage(isOpen ? HEADER_TEXT.closeMenu : HEADER_TEXT.openMenu)}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={26} />
        </button>
        <nav id={menu} className={styles.menu} data-open={isOpen} aria-label={formatMessage(HEADER_TEXT.navigation)}>
          <ul>
            {[...header, ...(hasBookings ? bookings : [])].map((link) => (
              <li key={`${link.path} ${link.label}`} className={bookings.includes(link) ? styles.bookings : undefined}>
                <NavLink to={link.path} end={link.path === '/'} className={styles.link ?? ''} onClick={close}>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
          {action.map(({ path, label }) => (
            <ButtonLink key={`${path} ${label}`} to={path} onClick={close}>
              {label}
            </ButtonLink>
          ))}
          {languages}
          <div className={styles.appearance}>{appearance}</div>
        </nav>
      </div>
    </header>
  );
}
