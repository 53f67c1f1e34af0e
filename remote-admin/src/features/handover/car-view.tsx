import type { KeyboardEvent, MouseEvent } from 'react';
import type { DamageMark, DamageView } from 'shared-kit/domain';
import { CarDrawing } from './car-drawing.tsx';
import styles from './handover.module.css';

export interface NumberedMark extends Pick<DamageMark, 'view' | 'x' | 'y'> {
  readonly id: string;
  readonly number: number;
  readonly isNew: boolean;
}

interface CarViewProps {
  readonly view: DamageView;
  readonly label: string;
  readonly describedBy?: string;
  readonly marks: readonly NumberedMark[];
  /** A press; without a place when it was by the keyboard. */
  readonly onPress?: ((place: Pick<DamageMark, 'x' | 'y'> | undefined) => void) | undefined;
  /** An arrow key. */
  readonly onMove?: (by: Pick<DamageMark, 'x' | 'y'>) => void;
}

/** How far an arrow key moves a mark. */
const STEP = 0.02;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A side of the car with its marks, to be pressed where something is. Never mirrored: left and right are those of the car. */
export function CarView({ view, label, describedBy, marks, onPress, onMove }: CarViewProps) {
  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // A press of Enter or the space bar has no place.
    if (detail === 0) return onPress?.(undefined);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPress?.({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !onMove) return;
    event.preventDefault();
    onMove({ x: step[0], y: step[1] });
  };
  return (
    <div className={styles.view} {...(!onPress && { role: 'img', 'aria-label': label })}>
      {onPress ? (
        <button type="button" aria-label={label} aria-describedby={describedBy} onClick={press} onKeyDown={move}>
          <CarDrawing view={view} />
        </button>
      ) : (
        <CarDrawing view={view} />
      )}
      {marks
        .filter((mark) => mark.view === view)
        .map(({ id, x, y, number, isNew }) => (
          <span
            key={id}
            aria-hidden="true"
            className={styles.mark}
            data-new={isNew}
            style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
          >
            {number}
          </span>
        ))}
    </div>
  );
}

const within = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 1000;
