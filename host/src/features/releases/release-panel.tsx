import { useState } from 'react';
import type { AgencyTimeZone } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type PartOfPage, ReleaseList } from './release-list.tsx';
import styles from './release-panel.module.css';
import { RELEASES_TEXT } from './texts.ts';
import { useFailedCalls } from './use-failed-calls.ts';

interface ReleasePanelProps {
  readonly parts: readonly PartOfPage[];
  /** The previewed versions, `host@1.2.0 public@1.4.0`. */
  readonly preview: string | undefined;
  readonly timeZone: AgencyTimeZone;
}

/** A button with the number of the page's parts and of their failures, which opens a list of them. */
export function ReleasePanel({ parts, ...context }: ReleasePanelProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const failedCalls = useFailedCalls();
  const failures = parts.reduce((sum, part) => sum + part.failures, failedCalls);
  const title = formatMessage(RELEASES_TEXT.title);
  const summary = formatMessage(RELEASES_TEXT.summary, { parts: parts.length + 1, failures });
  return (
    <aside className={styles.panel} aria-label={title} data-failed={failures > 0 || undefined}>
      <Disclosure label={`${title}: ${summary}`} button={<span>{summary}</span>} onToggle={setIsOpen}>
        {isOpen && <ReleaseList parts={parts} failedCalls={failedCalls} {...context} />}
      </Disclosure>
    </aside>
  );
}
