import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useMediaQuery } from 'shared-kit/ui';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './folded-filters.module.css';

interface FoldedFiltersProps {
  /** Number of filters in use. */
  readonly count: number;
  /** What is always in view, beside the button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The filters of a list. In a narrow window a button with their number shows them. */
export function FoldedFilters({ count, beside, children }: FoldedFiltersProps) {
  const { formatMessage } = useIntl();
  const isNarrow = useMediaQuery('(width < 56.25rem)') ?? false;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.bar}>
        {isNarrow && (
          <Button
            type={count > 0 ? 'primary' : 'default'}
            ghost={count > 0}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span>{formatMessage(COMMON_TEXT.filters)}</span>
            {count > 0 && <span>{` ${count}`}</span>}
          </Button>
        )}
        {beside}
      </div>
      <div id={id} className={styles.filters} hidden={isNarrow && !isOpen}>
        {children}
      </div>
    </>
  );
}
