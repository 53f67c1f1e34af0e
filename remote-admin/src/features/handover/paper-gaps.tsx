import type { PaperGap } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { usePermission } from '../../data/use-permission.ts';
import { Panel } from '../../ui/panel.tsx';
import { PAPER_KIND_NAMES } from '../../ui/paper-kind-names.ts';
import { EntryField } from './entry-field.tsx';
import styles from './handover.module.css';
import { GAP_TEXT } from './texts.ts';
import type { OpenHandover } from './use-handover.ts';

interface PaperGapsProps {
  readonly gaps: readonly PaperGap[];
  readonly handover: OpenHandover;
}

/** The days of the rental on which the car lacks valid papers, and where an owner says why it is handed over all the same. */
export function PaperGaps({ gaps, handover }: PaperGapsProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const mayGoOn = usePermission('vehiclePapers.override');
  return (
    <Panel title={formatMessage(GAP_TEXT.title)} className={styles.wide}>
      <ul className={styles.warning}>
        {gaps.map(({ kind, from, to }) => (
          <li key={`${kind} ${from}`}>
            {formatMessage(GAP_TEXT.gap, {
              kind: formatMessage(PAPER_KIND_NAMES[kind]),
              days: from === to ? format.day(from) : format.range({ from, to }),
            })}
          </li>
        ))}
      </ul>
      {mayGoOn ? (
        <EntryField
          label={formatMessage(GAP_TEXT.reason)}
          value={handover.shown.draft.papersReason ?? ''}
          maxLength={300}
          onChange={(papersReason) => handover.setDraft({ papersReason })}
        />
      ) : (
        <p className={styles.hint}>{formatMessage(GAP_TEXT.askOwner)}</p>
      )}
    </Panel>
  );
}
