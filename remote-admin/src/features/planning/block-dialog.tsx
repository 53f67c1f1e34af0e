import { Button, Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { readConflicts } from 'shared-kit/api-client';
import {
  agencyToday,
  BLOCK_FIELDS,
  BLOCK_REASONS,
  type BlockReason,
  type DateRange,
  findBlockProblem,
  MAX_BLOCK_DAYS,
  MAX_BLOCK_DAYS_BACK,
  type NewCarBlock,
  parseCalendarDay,
  parseDateRange,
} from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useNextFreeDays } from '../../data/use-next-free-days.ts';
import type { PlanningCar } from '../../data/use-planning-cars.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { DayField } from '../../kit/day-field.tsx';
import { findChanges } from '../../kit/record-form/find-changes.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { plateText } from '../../ui/plate.tsx';
import { CHANGE_TEXT, COMMON_TEXT } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useUndoToast } from '../../ui/use-undo-toast.ts';
import { blockContent } from './block-content.ts';
import styles from './planning-dialogs.module.css';
import { remainingDays } from './remaining-days.ts';
import type { RentalActions } from './rental-facts.tsx';
import { BLOCK_TEXT, ENTRY_TEXT, REASON_TEXT } from './texts.ts';
import type { PlannedBlock } from './use-planning-entries.ts';
import { useRemoveBlock } from './use-remove-block.ts';
import { useTakenText } from './use-taken-text.tsx';

interface BlockDialogProps {
  readonly cars: readonly PlanningCar[];
  /** Absent for a new one. */
  readonly block?: PlannedBlock | undefined;
  /** Initial car and days of the dialog. */
  readonly proposed: DateRange & { readonly carId: string };
  /** Opens the dialog that moves a booking to another car. */
  readonly onMove: RentalActions['onMove'];
  readonly onClosed: () => void;
}

/** Names of the form's fields, except the car of an existing block. */
const FIELDS: ReadonlySet<string> = new Set(['reason', 'from', 'to', 'note']);

/** What was refused because the car is not free. */
interface BookedDays {
  readonly carId: string;
  readonly range: DateRange;
  /** The days on which the car is free. */
  readonly free: readonly DateRange[];
}

type Problems = Readonly<Record<string, string>>;

/** Dialog that creates, changes or deletes a block. Opens when it is mounted. A failed save keeps the input. */
export function BlockDialog({ cars, block, proposed, onMove, onClosed }: BlockDialogProps) {
  const { api, site, locale, now, toasts } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { describeError, describeFields } = useErrorText();
  const takenText = useTakenText();
  const refresh = useRefresh();
  const showUndo = useUndoToast();
  const removeBlock = useRemoveBlock();
  const [isOpen, setIsOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [carId, setCarId] = useState(proposed.carId);
  const [reason, setReason] = useState<BlockReason>(block?.reason ?? 'service');
  const [from, setFrom] = useState<string>(proposed.from);
  const [to, setTo] = useState<string>(proposed.to);
  const [note, setNote] = useState(block?.note ?? '');
  const [problems, setProblems] = useState<Problems>({});
  /** The server's reasons for refusing the block. */
  const [refusals, setRefusals] = useState<
    readonly {
      readonly id: number;
      readonly text: ReactNode;
      readonly isRental?: boolean;
      /** Whether the car is still here, so that the booking may have another one. */
      readonly isMovable?: boolean;
    }[]
  >([]);
  const [refused, setRefused] = useState<BookedDays>();
  const nextFree = useNextFreeDays(refused?.carId, refused?.range, block && toBookedDays(block));
  const findCar = (id: string) => cars.find(({ CarId }) => CarId === id) ?? { name: id };
  const carName = (id: string) => findCar(id).name;

  const explain = (error: unknown) => {
    const conflicts = readConflicts(error).map(({ id, kind, status, customerName, pickupDate, dropoffDate }) => {
      const reason = BLOCK_REASONS.find((known) => known === kind);
      return {
        id,
        isRental: !reason,
        isMovable: !reason && (status === 'requested' || status === 'reserved'),
        range: { from: pickupDate, to: dropoffDate },
        text: takenText(findCar(carId), { from: pickupDate, to: dropoffDate, customerName, reason }),
      };
    });
    const range = parseDateRange(from, to);
    const occupied = conflicts.map((conflict) => conflict.range);
    setRefused(conflicts.length > 0 && range ? { carId, range, free: remainingDays(range, occupied) } : undefined);
    const fields = describeFields(error);
    setProblems(fields);
    // The dialog of a new block has no field for the car.
    const others = Object.entries(fields).filter(([name]) => !FIELDS.has(name) && !(block && name === 'carId'));
    if (others.length > 0) setRefusals(others.map(([, text], id) => ({ id, text })));
    else if (Object.keys(fields).length === 0)
      setRefusals(conflicts.length > 0 ? conflicts : [{ id: 0, text: describeError(error) }]);
    // The dialog says what stands in the way, and what can be done.
    console.error('The block could not be saved', error);
  };
  const problemOf = (range: DateRange): Problems => {
    const problem = findBlockProblem(range, agencyToday(now(), site.timeZone));
    switch (problem?.type) {
      case 'past':
        // A first day in the past is valid if it is unchanged.
        return range.from === block?.from
          ? {}
          : { from: formatMessage(BLOCK_TEXT.past, { days: format.days(MAX_BLOCK_DAYS_BACK, 'afterPreposition') }) };
      case 'reversed':
        return { to: formatMessage(BLOCK_TEXT.reversed) };
      case 'rental_too_long':
        return { to: formatMessage(BLOCK_TEXT.tooLong, { days: format.days(MAX_BLOCK_DAYS) }) };
      case undefined:
        return {};
    }
  };
  const listOf = (texts: readonly string[]) => new Intl.ListFormat(locale.code, { type: 'conjunction' }).format(texts);
  const showDone = (text: Message, undo: () => Promise<unknown>, days: readonly DateRange[]) =>
    showUndo(
      formatMessage(text),
      async () => {
        await undo();
        await refresh.bookings();
      },
      {
        changed: formatMessage(CHANGE_TEXT.of, {
          name: carName(carId),
          what: listOf(days.map((range) => format.range(range))),
        }),
      },
    );
  /** @param parts periods of the range that are blocked instead of it */
  const save = async (parts?: readonly DateRange[]) => {
    const [first, last] = [parseCalendarDay(from), parseCalendarDay(to)];
    const found: Problems = {
      ...(!first && { from: formatMessage(BLOCK_TEXT.missing) }),
      ...(!last && { to: formatMessage(BLOCK_TEXT.missing) }),
      ...(first && last && problemOf({ from: first, to: last })),
    };
    setProblems(found);
    setRefusals([]);
    setRefused(undefined);
    if (!first || !last || Object.keys(found).length > 0 || isSaving) return;
    const values = { carId, from: first, to: last, reason, note };
    const changes = block ? findBlockChanges(block, values) : values;
    setIsSaving(true);
    try {
      if (!block) {
        const created = await api.createEntities(
          'CarBlocks',
          parts ? parts.map((part) => ({ ...values, ...part })) : [values],
        );
        showDone(
          BLOCK_TEXT.created,
          () => api.deleteEntities('CarBlocks', [{ field: 'id', operator: 'in', value: created.map(({ id }) => id) }]),
          parts ?? [values],
        );
      } else if (Object.keys(changes).length > 0) {
        await api.updateEntity('CarBlocks', { ...changes, id: block.id });
        const before = findBlockChanges({ ...block, ...changes }, blockContent(block));
        showDone(BLOCK_TEXT.saved, () => api.updateEntity('CarBlocks', { ...before, id: block.id }), [values]);
      } else toasts.success(formatMessage(BLOCK_TEXT.saved));
      setIsOpen(false);
      await refresh.bookings();
    } catch (error) {
      explain(error);
    } finally {
      setIsSaving(false);
    }
  };
  const remove = async (deleted: PlannedBlock) => {
    if (await removeBlock(deleted, carName(deleted.carId))) setIsOpen(false);
  };
  const field = (name: string) => ({
    htmlFor: `block-${name}`,
    ...(problems[name] && { validateStatus: 'error' as const, help: problems[name] }),
  });
  const day = (name: 'from' | 'to', value: string, change: (text: string) => void) => (
    <Form.Item label={formatMessage(BLOCK_TEXT[name])} {...field(name)}>
      <DayField id={`block-${name}`} value={value} aria-invalid={problems[name] !== undefined} onChange={change} />
    </Form.Item>
  );

  return (
    <Modal
      open={isOpen}
      width="29rem"
      title={formatMessage(block ? BLOCK_TEXT.edit : BLOCK_TEXT.create, {
        car: (
          <bdi key="car" translate="no">
            {carName(block?.carId ?? carId)}
          </bdi>
        ),
      })}
      mask={{ closable: false }}
      onCancel={() => !isSaving && setIsOpen(false)}
      afterClose={onClosed}
      footer={
        <div className={styles.footer}>
          {block && (
            <Button danger disabled={isSaving} className={styles.delete ?? ''} onClick={() => void remove(block)}>
              {formatMessage(BLOCK_TEXT.delete)}
            </Button>
          )}
          <Button disabled={isSaving} onClick={() => setIsOpen(false)}>
            {formatMessage(COMMON_TEXT.cancel)}
          </Button>
          <Button type="primary" htmlType="submit" form="block" loading={isSaving}>
            {formatMessage(COMMON_TEXT.save)}
          </Button>
        </div>
      }
    >
      <Form id="block" layout="vertical" requiredMark={false} onFinish={() => save()}>
        <Form.Item label={formatMessage(BLOCK_TEXT.reason)} {...field('reason')}>
          <ChoiceField
            id="block-reason"
            value={reason}
            choices={BLOCK_REASONS.map((value) => ({ value, label: formatMessage(REASON_TEXT[value]) }))}
            onChange={setReason}
          />
        </Form.Item>
        {block && (
          <Form.Item label={formatMessage(BLOCK_TEXT.car)} {...field('carId')}>
            <ChoiceField
              id="block-carId"
              value={carId}
              choices={cars.map(({ CarId, name, plate }) => ({
                value: CarId,
                label: plate ? `${name} · ${plateText(plate)}` : name,
              }))}
              onChange={setCarId}
            />
          </Form.Item>
        )}
        <div className={styles.days}>
          {day('from', from, setFrom)}
          {day('to', to, setTo)}
        </div>
        <Form.Item label={formatMessage(BLOCK_TEXT.note)} {...field('note')}>
          <Input
            id="block-note"
            value={note}
            maxLength={BLOCK_FIELDS.note.maxLength}
            autoComplete="off"
            onChange={({ target }) => setNote(target.value)}
          />
        </Form.Item>
        {refusals.length > 0 && (
          <ul role="alert" className={`${styles.refusals} ${styles.problem}`}>
            {refusals.map(({ id, text, isRental, isMovable }) => (
              <li key={id}>
                <span>{text}</span>{' '}
                {isRental && (
                  <BookingLink id={id} isInNewTab>
                    {formatMessage(ENTRY_TEXT.open)}
                  </BookingLink>
                )}{' '}
                {isMovable && (
                  <Button
                    size="small"
                    onClick={() => onMove(id, () => setRefusals((others) => others.filter((other) => other.id !== id)))}
                  >
                    {formatMessage(ENTRY_TEXT.otherCar)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {!block && refused && refusals.length > 0 && refused.free.length > 0 && (
            <Button loading={isSaving} onClick={() => void save(refused.free)}>
              {formatMessage(BLOCK_TEXT.remaining, {
                days: listOf(
                  refused.free.map((part) => (part.from === part.to ? format.day(part.from) : format.range(part))),
                ),
              })}
            </Button>
          )}
          {nextFree && (
            <Button
              onClick={() => {
                setFrom(nextFree.from);
                setTo(nextFree.to);
                setRefused(undefined);
                setRefusals([]);
              }}
            >
              {formatMessage(BLOCK_TEXT.nextFree, { days: format.range(nextFree) })}
            </Button>
          )}
        </div>
      </Form>
    </Modal>
  );
}

function toBookedDays({ carId, from, to }: PlannedBlock) {
  return { carId, pickupDate: from, dropoffDate: to };
}

/**
 * Returns the fields that differ from the initial block, both days if one differs, so that concurrent changes of other
 * fields by a colleague are kept.
 */
function findBlockChanges(block: PlannedBlock, { from, to, ...others }: NewCarBlock): Partial<NewCarBlock> {
  const hasOtherDays = from !== block.from || to !== block.to;
  return { ...(hasOtherDays && { from, to }), ...findChanges(others, blockContent(block)) };
}
