import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { Icon, useStatusLabel } from 'shared-kit/ui';
import type { StepWarning } from './find-step-warning.ts';
import { UNDO_TEXT, WARNING_TEXT } from './texts.ts';
import styles from './undo-bar.module.css';

const SHOWN_MS = 10_000;

export interface TakenStep {
  readonly state: 'done' | 'undone';
  readonly before: Booking;
  readonly after: Booking;
  readonly warning?: StepWarning;
}

interface UndoBarProps {
  readonly step: TakenStep | undefined;
  readonly isPaused: boolean;
  readonly isBusy: boolean;
  readonly onUndo: (step: TakenStep) => void;
  readonly onClose: () => void;
}

/**
 * Bar at the bottom of the window that shows the last change with an Undo button for ten seconds. It stays while it has
 * the pointer or the focus, and while a dialog covers it.
 */
export function UndoBar({ step, isPaused, isBusy, onUndo, onClose }: UndoBarProps) {
  const { formatMessage } = useIntl();
  const [isHeld, setIsHeld] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(() => {
    setIsHeld(false);
    onClose();
  });
  useEffect(() => {
    if (!step || isPaused || isHeld || isBusy) return undefined;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [step, isPaused, isHeld, isBusy]);

  return (
    <section
      // Always rendered, so that its text is announced when it appears; a labelled region only while it has text.
      aria-label={step && formatMessage(UNDO_TEXT.label)}
      className={step ? styles.bar : styles.empty}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <output className={styles.text}>{step && <StepText step={step} />}</output>
      {step?.state === 'done' && (
        <Button
          type="primary"
          loading={isBusy}
          onClick={() => {
            // The pressed button is removed.
            closeButton.current?.focus();
            onUndo(step);
          }}
        >
          {formatMessage(UNDO_TEXT.undo)}
        </Button>
      )}
      {step && (
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

function StepText({ step: { state, before, after, warning } }: { readonly step: TakenStep }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const label = useStatusLabel();
  const code = <bdi key="code">{after.confirmationCode}</bdi>;
  const day = (value: Booking['dropoffDate']) => <bdi key="day">{format.day(value)}</bdi>;
  const text = () => {
    if (state === 'undone') return formatMessage(UNDO_TEXT.undone, { code, status: label(after.status) });
    if (before.status === after.status) return formatMessage(UNDO_TEXT.moved, { code, day: day(after.dropoffDate) });
    return formatMessage(UNDO_TEXT.done, { code, before: label(before.status), after: label(after.status) });
  };
  return (
    <>
      {text()}
      {warning && (
        <strong> {formatMessage(WARNING_TEXT[warning.type], 'day' in warning ? { day: day(warning.day) } : {})}</strong>
      )}
    </>
  );
}
