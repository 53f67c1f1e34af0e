import type { KeyboardEvent, MouseEvent } from 'react';
import { focalPointOf, withFocalPoint, withoutFocalPoint } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import styles from './car-form.module.css';
import { FOCUS_TEXT } from './texts.ts';

interface FocalPointFieldProps {
  readonly image: string;
  /** The alternative text. */
  readonly name: string;
  readonly onChange: (image: string) => void;
}

const MIDDLE = { x: 0.5, y: 0.5 };
/** How far an arrow key moves the point. */
const STEP = 0.02;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The whole picture, on which a press or the arrow keys set what stays in view where it is cut off. */
export function FocalPointField({ image, name, onChange }: FocalPointFieldProps) {
  const { formatMessage } = useIntl();
  const { x, y } = focalPointOf(image) ?? MIDDLE;
  const percent = (fraction: number) => `${Math.round(fraction * 100)} %`;

  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // A press of Enter or the space bar has no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(withFocalPoint(image, { x: (clientX - left) / width, y: (clientY - top) / height }));
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(withFocalPoint(image, { x: x + step[0], y: y + step[1] }));
  };

  return (
    <>
      <button
        type="button"
        className={styles.focal}
        aria-label={formatMessage(FOCUS_TEXT.label, { x: percent(x), y: percent(y) })}
        aria-describedby="car-image-focus"
        onClick={press}
        onKeyDown={move}
      >
        <img src={withoutFocalPoint(image)} alt={name} />
        <span style={{ insetBlockStart: `${y * 100}%`, insetInlineStart: `${x * 100}%` }} />
      </button>
      <p id="car-image-focus" className={styles.hint}>
        {formatMessage(FOCUS_TEXT.hint)}
      </p>
    </>
  );
}
