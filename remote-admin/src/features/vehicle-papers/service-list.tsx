import { Button } from 'antd';
import { useState } from 'react';
import type { StoredVehicleService } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useRefresh } from '../../data/use-refresh.ts';
import { AddFileButton } from '../../kit/add-file-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { SERVICE_KIND_NAMES } from './due-texts.ts';
import { RecordFiles } from './record-files.tsx';
import { RecordLine } from './record-line.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { PAPER_TEXT, SERVICE_TEXT, VEHICLE_TEXT } from './texts.ts';
import { useDelete } from './use-delete.tsx';
import styles from './vehicle-papers.module.css';

interface ServiceListProps {
  readonly carId: string;
  /** The latest first. */
  readonly services: readonly StoredVehicleService[];
  /** Of the car now. */
  readonly kilometers: number | undefined;
}

/** The work on a car: what is planned, then what was done. */
export function ServiceList({ carId, services, kilometers }: ServiceListProps) {
  const { api, site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const refresh = useRefresh();
  const askToDelete = useDelete();
  const [opened, setOpened] = useState<{ readonly service?: StoredVehicleService; readonly startsDone: boolean }>();
  const money = (amount: number) => format.price(amount, site.currencySigns.console);
  const costs = services.reduce((sum, { cost = 0 }) => sum + Math.round(cost * 100), 0) / 100;
  const isPlanned = ({ doneOn }: StoredVehicleService) => doneOn === undefined;
  const line = (service: StoredVehicleService) => {
    const { id, kind, plannedOn, doneOn, blockedTo, cost, note } = service;
    const kindName = formatMessage(SERVICE_KIND_NAMES[kind]);
    const name = `${kindName} ${format.day(doneOn ?? plannedOn)}`;
    return (
      <RecordLine
        key={id}
        name={name}
        title={
          <>
            <strong>{kindName}</strong>{' '}
            {doneOn ? (
              <Tag color="green" label={formatMessage(SERVICE_TEXT.done)} />
            ) : (
              <Tag color="blue" label={formatMessage(SERVICE_TEXT.planned)} />
            )}
          </>
        }
        facts={[
          format.day(doneOn ?? plannedOn),
          service.kilometers !== undefined &&
            formatMessage(SERVICE_TEXT.distance, { kilometers: format.count(service.kilometers) }),
          cost !== undefined && money(cost),
          !doneOn &&
            blockedTo &&
            formatMessage(SERVICE_TEXT.blocked, { days: format.range({ from: plannedOn, to: blockedTo }) }),
        ]}
        note={note}
        actions={
          <>
            <AddFileButton
              kind="link"
              label={formatMessage(PAPER_TEXT.addFile)}
              name={formatMessage(PAPER_TEXT.addFileTo, { name })}
              failed={PAPER_TEXT.fileFailed}
              send={(file) => api.vehiclePapers.addServiceFile(id, file)}
              refresh={refresh.cars}
            />
            {!doneOn && (
              <Button
                type="link"
                aria-label={formatMessage(SERVICE_TEXT.doneOne, { name })}
                onClick={() => setOpened({ service, startsDone: true })}
              >
                {formatMessage(SERVICE_TEXT.done)}
              </Button>
            )}
          </>
        }
        onEdit={() => setOpened({ service, startsDone: doneOn !== undefined })}
        onDelete={() => askToDelete(name, () => api.vehiclePapers.deleteService(id))}
      >
        <RecordFiles
          files={service.files}
          name={name}
          onRemove={(fileId) => api.vehiclePapers.removeServiceFile(id, fileId)}
          onDelete={askToDelete}
        />
      </RecordLine>
    );
  };
  return (
    <Panel
      title={formatMessage(SERVICE_TEXT.title)}
      aside={
        <Button type="link" onClick={() => setOpened({ startsDone: false })}>
          {formatMessage(SERVICE_TEXT.plan)}
        </Button>
      }
    >
      {services.length === 0 && <p className={styles.facts}>{formatMessage(SERVICE_TEXT.empty)}</p>}
      <ul>
        {services.filter(isPlanned).toReversed().map(line)}
        {services.filter((service) => !isPlanned(service)).map(line)}
      </ul>
      {costs > 0 && (
        <p className={styles.costs}>
          <span>{formatMessage(VEHICLE_TEXT.costs, { amount: money(costs) })}</span>
        </p>
      )}
      {opened && (
        <ServiceDialog
          carId={carId}
          service={opened.service}
          startsDone={opened.startsDone}
          kilometers={kilometers}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
}
