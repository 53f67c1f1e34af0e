import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import styles from './reports.module.css';
import { REPORTS_TEXT } from './texts.ts';

export interface PlotPoint {
  readonly label: string;
  /** Absent where there is none yet. */
  readonly value?: number | undefined;
  /** Of the period before. */
  readonly before?: number | undefined;
}

interface PlotProps {
  readonly title: string;
  readonly kind: 'line' | 'bars';
  readonly points: readonly PlotPoint[];
  readonly write: (value: number) => string;
  /** The same figures. */
  readonly table: ReactNode;
}

const HEIGHT = 200;
const EDGES = { top: 12, end: 4, bottom: 24 };
/** Of a character of a label. */
const CHARACTER = 7.5;
/** Room of a label below the plot. */
const LABEL_WIDTH = 76;
const TICKS = 4;

/** Draws values over time, beside those of the period before. The arrow keys go from point to point. */
export function Plot({ title, kind, points, write, table }: PlotProps) {
  const { locale } = useHost();
  const { formatMessage } = useIntl();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  const [chosen, setChosen] = useState(() => points.findLastIndex(({ value }) => value !== undefined));
  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(200, entry.contentRect.width)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const most = Math.max(1e-9, ...points.flatMap(({ value = 0, before = 0 }) => [value, before]));
  const least = Math.min(0, ...points.map(({ value = 0 }) => value));
  const levels = scaleLinear([least, most], [HEIGHT - EDGES.bottom, EDGES.top]).nice(TICKS);
  const room = 16 + CHARACTER * Math.max(...levels.ticks(TICKS).map((tick) => write(tick).length));
  const isBackwards = locale.code === 'ar';
  const [start, end] = isBackwards ? [width - room, EDGES.end] : [room, width - EDGES.end];
  const places = scaleBand<number>(
    points.map((_, index) => index),
    [start, end],
  ).paddingInner(kind === 'bars' ? 0.25 : 0);
  const middle = (index: number) => (places(index) ?? 0) + places.bandwidth() / 2;
  const drawn = points.map((point, index) => ({ ...point, x: middle(index) }));
  const step = Math.max(1, Math.ceil((points.length * LABEL_WIDTH) / Math.abs(end - start)));
  const last = points.length - 1;
  const at = Math.max(0, Math.min(chosen, last));
  const point = drawn[at];

  const move = (event: KeyboardEvent) => {
    const forwards = isBackwards ? 'ArrowLeft' : 'ArrowRight';
    const backwards = isBackwards ? 'ArrowRight' : 'ArrowLeft';
    const next = { [forwards]: at + 1, [backwards]: at - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, next)));
  };
  const told =
    point &&
    formatMessage(REPORTS_TEXT.point, {
      day: point.label,
      value: point.value === undefined ? '–' : write(point.value),
      before: point.before === undefined ? '–' : write(point.before),
    });
  return (
    <figure className={styles.plot} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <output className={styles.told}>{told}</output>
      </figcaption>
      <div
        ref={frame}
        className={styles.drawing}
        role="slider"
        tabIndex={0}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={told}
        onKeyDown={move}
        onPointerMove={({ clientX, currentTarget }) => {
          const x = clientX - currentTarget.getBoundingClientRect().left;
          const share = (x - start) / (end - start);
          setChosen(Math.min(last, Math.max(0, Math.floor(share * points.length))));
        }}
      >
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {levels.ticks(TICKS).map((tick) => (
            <g key={tick}>
              <line className={styles.level} x1={start} x2={end} y1={levels(tick)} y2={levels(tick)} />
              <text
                className={styles.label}
                textAnchor="end"
                x={isBackwards ? width - 4 : room - 8}
                y={levels(tick) + 4}
              >
                {write(tick)}
              </text>
            </g>
          ))}
          {drawn.map(({ label, x }, index) =>
            index % step === 0 && Math.abs(x - end) > LABEL_WIDTH / 3 ? (
              <text key={label} className={styles.label} textAnchor="middle" x={x} y={HEIGHT - 6}>
                {label}
              </text>
            ) : null,
          )}
          {kind === 'line' ? (
            <>
              <path
                className={styles.area}
                d={
                  area<PlotPoint & { x: number }>(
                    (one) => one.x,
                    levels(0),
                    (one) => levels(one.value ?? 0),
                  ).defined((one) => one.value !== undefined)(drawn) ?? ''
                }
              />
              <path
                className={styles.line}
                d={
                  line<PlotPoint & { x: number }>(
                    (one) => one.x,
                    (one) => levels(one.value ?? 0),
                  ).defined((one) => one.value !== undefined)(drawn) ?? ''
                }
              />
            </>
          ) : (
            drawn.map(({ label, value = 0 }, index) => (
              <rect
                key={label}
                className={index === at ? styles.chosenBar : styles.bar}
                x={places(index)}
                width={places.bandwidth()}
                y={levels(Math.max(value, 0))}
                height={Math.abs(levels(value) - levels(0))}
              />
            ))
          )}
          <path
            className={styles.before}
            d={
              line<PlotPoint & { x: number }>(
                (one) => one.x,
                (one) => levels(one.before ?? 0),
              ).defined((one) => one.before !== undefined)(drawn) ?? ''
            }
          />
          {kind === 'line' && point?.value !== undefined && (
            <circle className={styles.chosen} cx={point.x} cy={levels(point.value)} r={4} />
          )}
        </svg>
      </div>
      <details className={styles.details}>
        <summary>{formatMessage(REPORTS_TEXT.table)}</summary>
        {table}
      </details>
    </figure>
  );
}
