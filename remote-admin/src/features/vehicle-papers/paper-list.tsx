import { Button } from 'antd';
import { useState } from 'react';
import type { StoredVehiclePaper } from 'shared-kit/api-client';
import { addDays, paperGroupOf, REMINDER_DAYS, VEHICLE_PAPER_KINDS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { AddFileButton } from '../../kit/add-file-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PAPER_KIND_NAMES } from '../../ui/paper-kind-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { RecordFiles } from './record-files.tsx';
import { RecordLine } from './record-line.tsx';
import { PAPER_TEXT, VEHICLE_TEXT } from './texts.ts';
import { useDelete } from './use-delete.tsx';
import styles from './vehicle-papers.module.css';

interface PaperListProps {
  readonly carId: string;
  /** The latest first. */
  readonly papers: readonly StoredVehiclePaper[];
}

/** The papers of a car: those that count now, and folded the earlier ones. */
export function PaperList({ carId, papers }: PaperListProps) {
  const { api, site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const today = useAgencyToday();
  const refresh = useRefresh();
  const askToDelete = useDelete();
  const [opened, setOpened] = useState<{ readonly paper?: StoredVehiclePaper; readonly isRenewal: boolean }>();
  const money = (amount: number) => format.price(amount, site.currencySigns.console);
  const costs = papers.reduce((sum, { cost = 0 }) => sum + Math.round(cost * 100), 0) / 100;
  // One that ran out counts until another in its place follows.
  const isEarlier = (paper: StoredVehiclePaper) =>
    paper.validTo !== undefined &&
    paper.validTo < today &&
    papers.find((other) => paperGroupOf(other) === paperGroupOf(paper))?.id !== paper.id;
  const stateOf = ({ validFrom, validTo }: StoredVehiclePaper) => {
    if (validFrom > today) return <Tag color="gray" sign="none" label={formatMessage(PAPER_TEXT.later)} />;
    if (!validTo || validTo > addDays(today, Math.max(...REMINDER_DAYS)))
      return <Tag color="green" label={formatMessage(PAPER_TEXT.valid)} />;
    return validTo < today ? (
      <Tag color="red" sign="gray" label={formatMessage(PAPER_TEXT.ended)} />
    ) : (
      <Tag color="yellow" label={formatMessage(PAPER_TEXT.ending)} />
    );
  };
  const line = (paper: StoredVehiclePaper) => {
    const { id, kind, validFrom, validTo, number, cost, note } = paper;
    const kindName = formatMessage(PAPER_KIND_NAMES[kind]);
    const name = validTo ? formatMessage(PAPER_TEXT.until, { kind: kindName, day: format.day(validTo) }) : kindName;
    return (
      <RecordLine
        key={id}
        name={name}
        title={
          <>
            <strong>{kindName}</strong> {stateOf(paper)}
          </>
        }
        facts={[
          validTo
            ? format.range({ from: validFrom, to: validTo })
            : formatMessage(PAPER_TEXT.from, { day: format.day(validFrom) }),
          number && <bdi translate="no">{number}</bdi>,
          cost !== undefined && money(cost),
        ]}
        note={note}
        actions={
          <>
            <AddFileButton
              kind="link"
              label={formatMessage(PAPER_TEXT.addFile)}
              name={formatMessage(PAPER_TEXT.addFileTo, { name })}
              failed={PAPER_TEXT.fileFailed}
              send={(file) => api.vehiclePapers.addFile(id, file)}
              refresh={refresh.cars}
            />
            {validTo && (
              <Button
                type="link"
                aria-label={formatMessage(PAPER_TEXT.renewOne, { name })}
                onClick={() => setOpened({ paper, isRenewal: true })}
              >
                {formatMessage(PAPER_TEXT.renew)}
              </Button>
            )}
          </>
        }
        onEdit={() => setOpened({ paper, isRenewal: false })}
        onDelete={() => askToDelete(name, () => api.vehiclePapers.deletePaper(id))}
      >
        <RecordFiles
          files={paper.files}
          name={name}
          onRemove={(fileId) => api.vehiclePapers.removeFile(id, fileId)}
          onDelete={askToDelete}
        />
      </RecordLine>
    );
  };
  const earlier = papers.filter(isEarlier);
  const current = VEHICLE_PAPER_KINDS.flatMap((kind) =>
    papers.filter((paper) => paper.kind === kind && !isEarlier(paper)),
  );
  return (
    <Panel
      title={formatMessage(PAPER_TEXT.title)}
      aside={
        <Button type="link" onClick={() => setOpened({ isRenewal: false })}>
          {formatMessage(PAPER_TEXT.add)}
        </Button>
      }
    >
      {papers.length === 0 && <p className={styles.facts}>{formatMessage(PAPER_TEXT.empty)}</p>}
      <ul>{current.map(line)}</ul>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>
            <span>{formatMessage(PAPER_TEXT.earlier)}</span>
            <Icon name="chevronDown" size={16} />
          </summary>
          <ul>{earlier.map(line)}</ul>
        </details>
      )}
      {costs > 0 && (
        <p className={styles.costs}>
          <span>{formatMessage(VEHICLE_TEXT.costs, { amount: money(costs) })}</span>
        </p>
      )}
      {opened && (
        <PaperDialog
          carId={carId}
          paper={opened.paper}
          isRenewal={opened.isRenewal}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
}
