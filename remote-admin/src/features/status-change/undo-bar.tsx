import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { Icon, useStatusLabel } from 'shared-kit/ui';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import type { ChangeWarning } from './find-change-warning.ts';
import { STATUS_TEXT, UNDO_TEXT, WARNING_TEXT } from './texts.ts';
import styles from './undo-bar.module.css';

/** How long a change can be undone. */
const UNDO_MS = 10_000;

export interface DoneChange {
  readonly state: 'done' | 'undone';
  readonly before: Booking;
  readonly after: Booking;
  readonly warning?: ChangeWarning;
  /** The customer cannot be written to: an e-mail about the change was due, but the booking has no address. */
  readonly hasNoEmail?: boolean;
}

interface UndoBarProps {
  readonly done: DoneChange | undefined;
  /** Whether a dialog is open; the bar is then hidden. */
  readonly isPaused: boolean;
  readonly isBusy: boolean;
  readonly onUndo: (done: DoneChange) => void;
  readonly onClose: () => void;
}

/**
 * The notice of the last change, at the bottom of the window, with an Undo button for ten seconds. It stays while it has the
 * pointer or the focus. While a dialog is open it is hidden, and its time stands still: the dialog has a `ChangeNotice`.
 */
export function UndoBar({ done: last, isPaused, isBusy, onUndo, onClose }: UndoBarProps) {
  const done = isPaused ? undefined : last;
  const { formatMessage } = useIntl();
  const [isHeld, setIsHeld] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(() => {
    setIsHeld(false);
    onClose();
  });
  useEffect(() => {
    if (!done || isHeld || isBusy) return undefined;
    const timer = setTimeout(close, UNDO_MS);
    return () => clearTimeout(timer);
  }, [done, isHeld, isBusy]);

  return (
    <section
      // Always rendered, so that its text is announced when it appears; a labelled region only while it has text.
      aria-label={done && formatMessage(UNDO_TEXT.label)}
      className={done ? styles.bar : styles.empty}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div role="status" className={styles.text}>
        {done && <ChangeText done={done} />}
      </div>
      {done?.state === 'done' && (
        <Button
          type="primary"
          loading={isBusy}
          onClick={() => {
            // The pressed button is removed.
            closeButton.current?.focus();
            onUndo(done);
          }}
        >
          {formatMessage(UNDO_TEXT.undo)}
        </Button>
      )}
      {done && (
        <Button
          ref={closeButton}
          type="text"
          icon={<Icon name="close" size={18} />}
          aria-label={formatMessage(UNDO_TEXT.close)}
          onClick={() => {
            setIsHeld(false);
            onClose();
          }}
        />
      )}
    </section>
  );
}

interface ChangeNoticeProps {
  readonly done: DoneChange;
  readonly isBusy: boolean;
  readonly onUndo: (done: DoneChange) => void;
}

/** The notice of the last change inside of the dialog that follows it. */
export function ChangeNotice({ done, isBusy, onUndo }: ChangeNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.notice}>
      <div role="status" className={styles.text}>
        <ChangeText done={done} />
      </div>
      <Button loading={isBusy} onClick={() => onUndo(done)}>
        {formatMessage(UNDO_TEXT.undo)}
      </Button>
    </div>
  );
}

function ChangeText({ done: { state, before, after, warning, hasNoEmail } }: { readonly done: DoneChange }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const label = useStatusLabel();
  const code = (
    <bdi key="code" translate="no">
      {after.confirmationCode}
    </bdi>
  );
  const day = (value: Booking['dropoffDate']) => <bdi key="day">{format.day(value)}</bdi>;
  const text = () => {
    if (state === 'undone') return formatMessage(UNDO_TEXT.undone, { code, status: label(after.status) });
    if (before.status === after.status) return formatMessage(UNDO_TEXT.moved, { code, day: day(after.dropoffDate) });
    return formatMessage(UNDO_TEXT.done, { code, before: label(before.status), after: label(after.status) });
  };
  const isStatusSet = state === 'done' && before.status !== after.status;
  return (
    <>
      {isStatusSet && (
        <>
          <strong>{formatMessage(STATUS_TEXT.updated)}</strong>
          <p>{formatMessage(STATUS_TEXT.updatedTo, { status: label(after.status).toLowerCase() })}</p>
        </>
      )}
      <p className={isStatusSet ? styles.second : ''}>
        <span>{text()}</span>
        {warning && (
          <strong className={styles.warning}>
            {' '}
            <span>{formatMessage(WARNING_TEXT[warning.type], 'day' in warning ? { day: day(warning.day) } : {})}</span>
          </strong>
        )}
      </p>
      {hasNoEmail && state === 'done' && (
        <p>
          <span>{formatMessage(COMMON_TEXT.noRecipient)}</span> {after.customerPhone && <PhoneLinks booking={after} />}
        </p>
      )}
    </>
  );
}
