import { Link, useSearchParams } from 'react-router-dom';
import type { Pagination } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import { type FleetChoice, fleetUrl } from '../../data/fleet-url.ts';
import styles from './page-links.module.css';
import { PAGES_TEXT } from './texts.ts';

interface PageLinksProps {
  readonly pagination: Pagination;
  readonly choice: FleetChoice;
}

/** Links to the pages of the list; nothing for a single page. */
export function PageLinks({ pagination: { current, pages, first, last, total }, choice }: PageLinksProps) {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  if (pages <= 1) return null;
  const { page: _, ...filters } = choice;
  const link = (page: number) => ({
    to: fleetUrl(parameters, page > 1 ? { ...filters, page } : filters),
    // The list scrolls when the page is loaded.
    preventScrollReset: true,
  });
  return (
    <nav className={styles.pages} aria-label={formatMessage(PAGES_TEXT.label)}>
      <ol className={styles.numbers}>
        {listPages(current, pages).map((page, index, all) => (
          <li key={page} className={page - (all[index - 1] ?? 0) > 1 ? styles.afterGap : undefined}>
            <Link
              {...link(page)}
              aria-label={formatMessage(PAGES_TEXT.page, { page: String(page) })}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {current > 1 && (
        <Link {...link(Math.min(current - 1, pages))} rel="prev" className={styles.previous}>
          <Icon name="chevronBack" size={18} />
          {formatMessage(PAGES_TEXT.previous)}
        </Link>
      )}
      {current < pages && (
        <Link {...link(current + 1)} rel="next" className={styles.next}>
          {formatMessage(PAGES_TEXT.next)}
          <Icon name="chevronForward" size={18} />
        </Link>
      )}
      <p className={styles.range}>
        {formatMessage(PAGES_TEXT.range, { first: String(first), last: String(last), total: String(total) })}
      </p>
    </nav>
  );
}

const MAX_NUMBERS = 5;

/** Returns the pages that have a number: at most five, among them the first, the last and those beside the current one. */
export function listPages(current: number, pages: number): readonly number[] {
  const inner = MAX_NUMBERS - 2;
  const start = Math.max(2, Math.min(current - 1, pages - inner));
  const between = Array.from({ length: inner }, (_, index) => start + index).filter((page) => page < pages);
  return [1, ...between, ...(pages > 1 ? [pages] : [])];
}
