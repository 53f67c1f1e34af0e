/** A point of a signature, in widths of the field that is signed in: `x` from 0 to 1, `y` from 0 to its height by its width. */
export interface SignaturePoint {
  readonly x: number;
  readonly y: number;
}

/** What is drawn without lifting the pen. */
export type Stroke = readonly SignaturePoint[];

/** Two points of a signature are at least so far apart, in widths of the field. */
const MIN_EXTENT = 0.05;
/** So long are its strokes together. */
const MIN_LENGTH = 0.15;

/** Returns whether strokes are a signature: a tap, dots or a short line are none (docs/rules.md#signature). */
export function isSignature(strokes: readonly Stroke[]): boolean {
  const points = strokes.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return Math.hypot(extent(xs), extent(ys)) >= MIN_EXTENT && sum(strokes.map(lengthOf)) >= MIN_LENGTH;
}

function lengthOf(stroke: Stroke): number {
  return sum(
    stroke.slice(1).map(({ x, y }, index) => Math.hypot(x - (stroke[index]?.x ?? x), y - (stroke[index]?.y ?? y))),
  );
}

const extent = (values: readonly number[]) => (values.length === 0 ? 0 : Math.max(...values) - Math.min(...values));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
