import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { BOOKING_FIELDS, type Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { NOTE_TEXT } from '../../ui/texts.ts';
import styles from './booking-cards.module.css';
import { STAFF_NOTE_TEXT } from './texts.ts';
import { useChangeBooking } from './use-change-booking.ts';

/** What staff note for each other about a booking, edited in place. The customer never sees it. */
export function StaffNoteCard({ title, booking }: PanelProps<{ readonly booking: Booking }>) {
  const { formatMessage } = useIntl();
  const [isEditing, setIsEditing] = useState(false);
  const { staffNote } = booking;
  return (
    <Panel
      title={title}
      aside={
        !isEditing && (
          <Button size="small" type="link" onClick={() => setIsEditing(true)}>
            {formatMessage(staffNote ? STAFF_NOTE_TEXT.edit : STAFF_NOTE_TEXT.add)}
          </Button>
        )
      }
    >
      {isEditing ? (
        <StaffNoteForm booking={booking} onClose={() => setIsEditing(false)} />
      ) : (
        staffNote && (
          <p className={styles.text}>
            <bdi translate="no">{staffNote}</bdi>
          </p>
        )
      )}
      {(isEditing || staffNote) && <p className={styles.note}>{formatMessage(STAFF_NOTE_TEXT.hint)}</p>}
    </Panel>
  );
}

interface StaffNoteFormProps {
  readonly booking: Booking;
  readonly onClose: () => void;
}

/** A failed save keeps the text. If a colleague has changed the note meanwhile, their text is shown beside it. */
function StaffNoteForm({ booking, onClose }: StaffNoteFormProps) {
  const { formatMessage } = useIntl();
  const { isSaving, change } = useChangeBooking(STAFF_NOTE_TEXT);
  // The note as it was, so that a save does not replace what a colleague wrote meanwhile.
  const [edited, setEdited] = useState(booking);
  const [text, setText] = useState(booking.staffNote ?? '');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const [isOvertaken, setIsOvertaken] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === (edited.staffNote ?? '')) return onClose();
    const changed = await change(edited, { staffNote: text });
    if (changed.outcome === 'saved') return onClose();
    if (changed.outcome === 'failed') return setProblem(changed.fields.staffNote);
    setEdited(changed.booking);
    setIsOvertaken(true);
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Input.TextArea
        id={id}
        aria-label={formatMessage(NOTE_TEXT.staff)}
        aria-describedby={`${id}-problem`}
        autoFocus
        dir="auto"
        rows={3}
        maxLength={BOOKING_FIELDS.staffNote.maxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div id={`${id}-problem`} role="alert" className={styles.gone}>
        {problem && <span>{problem}</span>}
        {isOvertaken && (
          <span>
            {formatMessage(STAFF_NOTE_TEXT.overtaken, {
              text: <bdi key="text">{edited.staffNote ?? '–'}</bdi>,
            })}
          </span>
        )}
      </div>
      <FormButtons isSaving={isSaving} onCancel={onClose} />
    </form>
  );
}
