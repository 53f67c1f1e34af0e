import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FINE_STATUSES, type FineStatus } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useStaffCar } from '../../data/use-booking.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { usePermission } from '../../data/use-permission.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { Amount } from '../../ui/amount.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { nameWithPlate } from '../../ui/plate.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { useConfirmDeletion } from '../../ui/use-confirm-deletion.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { FineCharge } from './fine-charge.tsx';
import { FineDialog } from './fine-dialog.tsx';
import { FineFiles } from './fine-files.tsx';
import { FineHolder } from './fine-holder.tsx';
import type { FineProps } from './fine-props.ts';
import styles from './fines.module.css';
import { FINE_KIND_NAMES, FINE_STATUS_NAMES } from './mark-texts.ts';
import { FINE_COLUMNS, FINE_FORM, FINE_TEXT, FINES_TEXT } from './texts.ts';
import { useDeadline } from './use-deadline.ts';

/** A fine in panels: what it is about, who had the car, what the customer is charged, its files. */
export function FineDetails({ children, ...props }: FineProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.panels}>
      <Facts {...props} />
      <FineHolder {...props} />
      <FineCharge {...props} />
      <FineFiles {...props} />
      {children}
    </div>
  );
}

function Facts({ fine, details }: FineProps) {
  const { api } = useHost();
  const texts = useIntl();
  const { formatMessage } = texts;
  const format = useFormat();
  const deadlines = useDeadline(texts);
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const confirmDeletion = useConfirmDeletion();
  const navigate = useNavigate();
  const mayWrite = usePermission('fines.write');
  const mayDelete = usePermission('fines.delete');
  const [isEdited, setIsEdited] = useState(false);
  const car = useStaffCar(fine.carId);
  const isCharged = details.charges.some(({ dropped }) => !dropped);
  const { deadline, note } = fine;
  const isolated = (text: string) => <bdi translate="no">{text}</bdi>;
  const setStatus = async (status: FineStatus) => {
    await api
      .updateEntity('Fines', { id: fine.id, status, basedOn: { status: fine.status } } as never)
      .catch((error) => showFailure({ log: 'The fine was not saved', error, text: describeError(error) }));
    await refresh.bookings();
  };
  const remove = async () => {
    try {
      await api.deleteEntities('Fines', [{ field: 'id', operator: 'EQ', value: fine.id }]);
      void navigate('/admin/fines');
    } catch (error) {
      showFailure({ log: 'The fine was not deleted', error, text: formatMessage(FINE_TEXT.notDeleted) });
    }
    await refresh.bookings();
  };
  return (
    <Panel title={formatMessage(FINE_TEXT.facts)}>
      <DescriptionList
        entries={[
          [formatMessage(FINES_TEXT.kind), formatMessage(FINE_KIND_NAMES[fine.kind])],
          [formatMessage(FINE_FORM.authority), isolated(fine.authority)],
          [formatMessage(FINE_FORM.reference), isolated(fine.reference)],
          [
            formatMessage(FINE_TEXT.when),
            formatMessage(FINES_TEXT.at, { day: format.day(fine.occurredOn), time: format.time(fine.occurredTime) }),
          ],
          [formatMessage(FINE_FORM.car), isolated(car.status === 'ready' ? nameWithPlate(car.value) : fine.carId)],
          [formatMessage(FINE_COLUMNS.amount), <Amount key="amount" of={fine.amount} />],
          ...(deadline
            ? [
                [
                  formatMessage(FINE_FORM.deadline),
                  <span key="deadline" className={deadlines.isLate(fine) ? styles.late : undefined}>
                    {deadlines.describe({ ...fine, deadline })}
                  </span>,
                ] as const,
              ]
            : []),
          ...(note ? [[formatMessage(FINE_FORM.note), isolated(note)] as const] : []),
        ]}
      />
      {mayWrite && (
        <div className={styles.actions}>
          <ChoiceField
            aria-label={formatMessage(FINES_TEXT.status)}
            value={fine.status}
            choices={FINE_STATUSES.map((value) => ({ value, label: formatMessage(FINE_STATUS_NAMES[value]) }))}
            onChange={(status) => void setStatus(status)}
          />
          <Button onClick={() => setIsEdited(true)}>{formatMessage(COMMON_TEXT.edit)}</Button>
          {mayDelete && !isCharged && (
            <Button
              danger
              type="text"
              onClick={() =>
                confirmDeletion({
                  title: formatMessage(FINE_TEXT.delete),
                  question: formatMessage(FINE_TEXT.removeQuestion),
                  onDelete: remove,
                })
              }
            >
              {formatMessage(FINE_TEXT.delete)}
            </Button>
          )}
        </div>
      )}
      {isEdited && <FineDialog fine={fine} onClosed={() => setIsEdited(false)} />}
    </Panel>
  );
}
