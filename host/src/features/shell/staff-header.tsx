import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavigationItem, SiteLink, SiteLinks, StaffNavigation } from 'shared-kit/contract';
import { useIntl } from 'shared-kit/intl';
import { Icon, LineIcon, VisuallyHidden } from 'shared-kit/ui';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Brand } from './brand.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './staff-header.module.css';
import { findCurrentItem } from './staff-navigation.ts';
import { STAFF_TEXT } from './texts.ts';

interface StaffHeaderProps {
  readonly agencyName: string;
  readonly links: SiteLinks;
  /** The navigation of the console; undefined until the console has set it. */
  readonly navigation: StaffNavigation | undefined;
  /** Whether links of staff are shown before the console has set its navigation. */
  readonly showsLinksAlone?: boolean;
  /** The choice of language. */
  readonly languages?: ReactNode;
  /** The theme setting, in the account menu. */
  readonly appearance?: ReactNode;
}

/** The compact header of staff pages. On phones the navigation is a bar at the window's end. */
export function StaffHeader({
  agencyName,
  links,
  navigation,
  showsLinksAlone = false,
  languages,
  appearance,
}: StaffHeaderProps) {
  const items = withLinks(navigation?.items, (navigation || showsLinksAlone) && links.staff ? links.staff : []);
  return (
    <header className={styles.header} data-staff-header>
      <SkipLink />
      <div className={styles.bar}>
        <Brand name={agencyName} className={styles.brand} />
        {items.length > 0 && <Navigation items={items} />}
        <div className={styles.menus}>
          {navigation?.search && (
            <button
              type="button"
              className={styles.search}
              aria-label={navigation.search.label}
              aria-keyshortcuts="Control+K Meta+K"
              onClick={navigation.search.onSelect}
            >
              <Icon name="search" size={22} />
            </button>
          )}
          <SiteMenu links={links} />
          {languages}
          {navigation && <PersonMenu {...navigation.person} appearance={appearance} />}
        </div>
      </div>
    </header>
  );
}

/** Icon of a link without one: four squares. */
const LINK_ICON = 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z';

/**
 * Returns the entries of the console with the links of other remotes for staff, each after the link before it: the operator
 * orders these.
 */
function withLinks(items: readonly NavigationItem[] = [], links: readonly SiteLink[]): readonly NavigationItem[] {
  const all = [...items];
  for (const [index, { path, label, icon = LINK_ICON }] of links.entries()) {
    if (all.some((item) => item.path === path)) continue;
    const before = all.findIndex((item) => item.path === links[index - 1]?.path);
    all.splice(before < 0 ? all.length : before + 1, 0, { path, label, icon });
  }
  return all;
}

function Navigation({ items }: { readonly items: readonly NavigationItem[] }) {
  const { formatMessage } = useIntl();
  const current = findCurrentItem(items, useLocation());
  return (
    <nav className={styles.navigation} aria-label={formatMessage(STAFF_TEXT.navigation)}>
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <Link to={item.path} className={styles.link} aria-current={item === current?.item ? current.as : undefined}>
              <LineIcon path={item.icon} className={styles.icon} />
              <span className={styles.label}>{item.label}</span>
              {item.count ? <Count count={item.count} label={item.countLabel} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ count, label }: { readonly count: number; readonly label: string | undefined }) {
  return (
    <>
      <span className={styles.count} aria-hidden={label ? true : undefined}>
        {count > 99 ? '99+' : count}
      </span>
      {label && <VisuallyHidden>{`(${label})`}</VisuallyHidden>}
    </>
  );
}

function SiteMenu({ links }: Pick<StaffHeaderProps, 'links'>) {
  const { formatMessage } = useIntl();
  const label = formatMessage(STAFF_TEXT.website);
  return (
    <Disclosure
      label={label}
      button={
        <>
          <Icon name="menu" size={22} />
          <span>{label}</span>
        </>
      }
      className={styles.site}
    >
      <ul>
        {['header', 'bookings', 'legal', 'action']
          .flatMap((slot) => links[slot] ?? [])
          .map(({ label, path }) => (
            <li key={`${path} ${label}`}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
      </ul>
    </Disclosure>
  );
}

type PersonMenuProps = StaffNavigation['person'] & Pick<StaffHeaderProps, 'appearance'>;

function PersonMenu({ name, details, actions, appearance }: PersonMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Disclosure
      label={formatMessage(STAFF_TEXT.account, { name })}
      button={
        <>
          <Icon name="person" size={22} />
          <bdi translate="no">{name}</bdi>
        </>
      }
      className={styles.person}
    >
      <p className={styles.who}>
        <bdi translate="no">{name}</bdi>
        {details.map((detail) => (
          <bdi key={detail}>{detail}</bdi>
        ))}
      </p>
      <div className={styles.appearance}>{appearance}</div>
      <ul>
        {actions.map(({ label, onSelect }) => (
          <li key={label}>
            <button type="button" onClick={onSelect}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
