import { createContext, type ReactNode, use, useId, useState } from 'react';
import { Icon, useMediaQuery } from 'shared-kit/ui';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  /** Shown beside the title. */
  readonly aside?: ReactNode;
  readonly isBusy?: boolean;
  /** Beside the title of a folded panel, in place of what can be pressed there; an empty text leaves the title alone. */
  readonly brief?: ReactNode;
  /** Not folded at first: something in it needs attention. */
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Whether a panel is on a phone one line that opens. */
export const FoldedOnPhone = createContext(false);

/** A section of a page with a heading. */
export function Panel({ title, aside, brief, isBusy = false, isOpen = false, className, children }: PanelProps) {
  const id = useId();
  const isPhone = useMediaQuery('(width < 44rem)');
  const folds = use(FoldedOnPhone);
  const isFolded = folds && isPhone;
  /** What was in sight stays so when a phone is turned. */
  const [isUnfolded, setIsUnfolded] = useState(!isFolded);
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section aria-labelledby={id} aria-busy={isBusy} className={[styles.panel, className].filter(Boolean).join(' ')}>
      {!isFolded && (
        <header className={styles.header}>
          {heading}
          {aside}
        </header>
      )}
      {folds ? (
        // The same element in a wide window: another one would lose what is being written in it.
        <details
          open={!isFolded || isOpen || isUnfolded}
          onToggle={({ currentTarget }) => isFolded && setIsUnfolded(currentTarget.open)}
        >
          <summary className={styles.summary} hidden={!isFolded}>
            {isFolded && (
              <>
                {heading}
                {brief ?? aside}
                <Icon name="chevronDown" size={16} />
              </>
            )}
          </summary>
          {isFolded && brief !== undefined && aside}
          {children}
        </details>
      ) : (
        children
      )}
    </section>
  );
}
