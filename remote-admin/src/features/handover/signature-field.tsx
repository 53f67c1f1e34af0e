import { useEffect, useEffectEvent, useRef } from 'react';
import type { Stroke } from 'shared-kit/domain';
import SignaturePad from 'signature_pad';
import styles from './handover.module.css';

interface SignatureFieldProps {
  readonly label: string;
  readonly describedBy: string;
  readonly strokes: readonly Stroke[];
  readonly onChange: (strokes: readonly Stroke[]) => void;
}

/** The field in which the customer signs. What is drawn is drawn again when the window turns. */
export function SignatureField({ label, describedBy, strokes, onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  /** The strokes on the canvas, as text. */
  const drawn = useRef('');

  const draw = useEffectEvent(() => {
    if (!canvas.current || !pad.current) return;
    const { clientWidth, clientHeight } = canvas.current;
    canvas.current.width = clientWidth * devicePixelRatio;
    canvas.current.height = clientHeight * devicePixelRatio;
    canvas.current.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio);
    pad.current.fromData(strokes.map((stroke) => toGroup(pad.current, stroke, clientWidth)));
    drawn.current = JSON.stringify(strokes);
  });
  const read = useEffectEvent(() => {
    if (!canvas.current || !pad.current) return;
    const { clientWidth } = canvas.current;
    const next = pad.current.toData().map(({ points }) => points.map(({ x, y }) => toPoint(x, y, clientWidth)));
    drawn.current = JSON.stringify(next);
    onChange(next);
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    pad.current = new SignaturePad(element, { penColor: getComputedStyle(element).color });
    pad.current.addEventListener('endStroke', read);
    // Calls at once, too.
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => {
      observer.disconnect();
      pad.current?.off();
    };
  }, []);
  useEffect(() => {
    if (JSON.stringify(strokes) !== drawn.current) draw();
  }, [strokes]);

  return <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} aria-describedby={describedBy} />;
}

/** Strokes are kept in widths of the field, so that they fit another one. */
function toPoint(x: number, y: number, width: number): Stroke[number] {
  const round = (pixels: number) => Math.round((pixels / width) * 10_000) / 10_000;
  return { x: round(x), y: round(y) };
}

function toGroup(pad: SignaturePad | undefined, stroke: Stroke, width: number) {
  const { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight, compositeOperation } = pad as SignaturePad;
  // The time tells how fast the pen was, and so how wide the line is.
  const points = stroke.map(({ x, y }, index) => ({ x: x * width, y: y * width, pressure: 0.5, time: index * 16 }));
  return { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight, compositeOperation, points };
}

/** A signature as a picture. */
export function SignatureDrawing({ strokes, label }: { readonly strokes: readonly Stroke[]; readonly label: string }) {
  const path = strokes.map((stroke) => `M${stroke.map(({ x, y }) => `${x * 1000} ${y * 1000}`).join('L')}`).join('');
  return (
    <svg viewBox="0 0 1000 400" role="img" aria-label={label} className={styles.signature}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
