import type { ReactNode } from 'react';
import { useHost } from 'shared-kit/remote';
import { PageMeta } from 'shared-kit/ui';
import { useLiveState } from '../data/live-updates.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** Below the title. */
  readonly subtitle?: string;
  /** Link above the title. */
  readonly back?: ReactNode;
  readonly actions?: ReactNode;
  /** Small, beside the link: the page needs the height, or what it is about has a heading of its own. */
  readonly isQuiet?: boolean;
}

/** Header of a page. The title of its tab has the number of unseen news: `(2) Admin | Zellige Cars`. */
export function PageHeader({ title, subtitle, back, actions, isQuiet = false }: PageHeaderProps) {
  const { site } = useHost();
  const count = useLiveState(({ news }) => news.length);
  return (
    <>
      <PageMeta title={count > 0 ? `(${count}) ${title}` : title} siteName={site.agencyName} isUnlisted />
      <header className={`${styles.header} ${isQuiet ? styles.quiet : ''}`}>
        <div>
          {back}
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
    </>
  );
}
