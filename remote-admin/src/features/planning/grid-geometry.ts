import { ZOOMS, type Zoom } from './planning-url-state.ts';

/** Sizes in pixels at the browser's usual text size; they grow with it. A tall row is a touch target. */
const ROW_HEIGHT = { tall: 44, low: 32 } as const;
export type RowSize = keyof typeof ROW_HEIGHT;
const NARROW_ROW_HEIGHT = 36;
const HEAD_HEIGHT = 48;
const NARROW_WIDTH = 640;
/** Minimum width at which the day's number can be read and a bar be pressed. */
const MIN_DAY_WIDTH: Readonly<Record<Zoom, number>> = { week: 36, weeks: 30, month: 24, quarter: 9 };

export interface GridGeometry {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly rowHeight: number;
  /** Height of the header with months and days. */
  readonly headHeight: number;
  /** Whether the cars' column has place for the model beside the plate. */
  readonly isNarrow: boolean;
  /** Width of the cars' column. */
  readonly carWidth: number;
  readonly dayWidth: number;
}

export interface GridSize {
  readonly width: number;
  readonly height: number;
  /** The browser's text size, as a multiple of the usual one. */
  readonly scale: number;
}

/** Returns the sizes of the grid in a window of this size, in pixels. */
export function gridGeometry({ width, height, scale }: GridSize, zoom: Zoom, rowSize: RowSize): GridGeometry {
  const isNarrow = width < NARROW_WIDTH * scale;
  const carWidth = scale * (isNarrow ? 96 : 224);
  const dayWidth = Math.max(scale * MIN_DAY_WIDTH[zoom], Math.floor((width - carWidth) / ZOOMS[zoom]));
  const rowHeight = scale * (isNarrow ? NARROW_ROW_HEIGHT : ROW_HEIGHT[rowSize]);
  return { width, height, scale, rowHeight, headHeight: scale * HEAD_HEIGHT, isNarrow, carWidth, dayWidth };
}

/** Scroll distance in pixels between renderings of columns. */
const STEP_WIDTH = 300;

/** Returns the number of columns between renderings. */
export function columnsOfStep(dayWidth: number): number {
  return Math.ceil(STEP_WIDTH / dayWidth);
}

interface PointerPlace {
  /** Horizontal positions of the pointer and of the grid's edges in the window. */
  readonly x: number;
  readonly left: number;
  readonly right: number;
  readonly direction: 'ltr' | 'rtl';
  /** Horizontal scroll distance of the grid, in the direction of the text. */
  readonly scrolled: number;
}

/** Returns the day under a pointer, as a column. */
export function columnAt(
  { x, left, right, direction, scrolled }: PointerPlace,
  { carWidth, dayWidth }: Pick<GridGeometry, 'carWidth' | 'dayWidth'>,
): number {
  const along = direction === 'ltr' ? x - left : right - x;
  return Math.floor((along - carWidth + scrolled) / dayWidth);
}
