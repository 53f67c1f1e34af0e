import { Button } from 'antd';
import type { Pagination } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import { PAGES_TEXT } from '../../ui/texts.ts';
import styles from './page-buttons.module.css';

export interface ListPages {
  /** Accessible name. */
  readonly label: string;
  readonly pagination: Pagination;
  readonly onPage: (page: number, options?: { readonly replace: boolean }) => void;
}

/** Pagination buttons and `first-last / total`; nothing for a single page. */
export function PageButtons({ label, pagination, onPage }: ListPages) {
  const { formatMessage } = useIntl();
  const { current, pages, first, last, total, more = false } = pagination;
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <p className={styles.range}>
        <bdi dir="ltr">{`${first}-${last} / ${total}${more ? '+' : ''}`}</bdi>
      </p>
      <div className={styles.buttons}>
        <Button
          type="text"
          aria-label={formatMessage(PAGES_TEXT.previous)}
          disabled={current <= 1}
          icon={<Icon name="chevronBack" size={18} />}
          onClick={() => onPage(current - 1)}
        />
        {pageWindow(current, pages).map((page) => (
          <Button
            key={page}
            type="text"
            className={styles.page ?? ''}
            aria-label={formatMessage(PAGES_TEXT.page, { page: String(page) })}
            aria-current={page === current ? 'page' : false}
            onClick={() => onPage(page)}
          >
            {page}
          </Button>
        ))}
        <Button
          type="text"
          aria-label={formatMessage(PAGES_TEXT.next)}
          disabled={current >= pages}
          icon={<Icon name="chevronForward" size={18} />}
          onClick={() => onPage(current + 1)}
        />
      </div>
    </nav>
  );
}

const MAX_BUTTONS = 5;

/** Returns the page numbers with a button: at most five, the current one in the middle if possible. */
export function pageWindow(current: number, pages: number): readonly number[] {
  const count = Math.min(pages, MAX_BUTTONS);
  const first = Math.max(1, Math.min(current - Math.floor(MAX_BUTTONS / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
