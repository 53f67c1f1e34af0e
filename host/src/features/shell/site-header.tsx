import { useEffect, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ButtonLink, Icon } from 'shared-kit/ui';
import { Brand } from './brand.tsx';
import styles from './site-header.module.css';
import { HEADER_LINKS, HEADER_TEXT } from './texts.ts';

export function SiteHeader({ agencyName }: { readonly agencyName: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useId();
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  const close = () => setIsOpen(false);

  // Back and forward leave the page too.
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
      <a className={styles.skip} href="#content">
        {HEADER_TEXT.skip}
      </a>
      <div className={styles.bar}>
        <Brand name={agencyName} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={menu}
          aria-label={isOpen ? HEADER_TEXT.closeMenu : HEADER_TEXT.openMenu}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={26} />
        </button>
        <nav id={menu} className={styles.menu} data-open={isOpen} aria-label={HEADER_TEXT.navigation}>
          <ul>
            {HEADER_LINKS.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'} className={styles.link ?? ''} onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <ButtonLink to="/cars" onClick={close}>
            {HEADER_TEXT.book}
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
