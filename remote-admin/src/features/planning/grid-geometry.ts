import { ZOOMS, type Zoom } from './planning-url-state.ts';

/** Height of a row, in pixels: a touch target. */
export const ROW_HEIGHT = 44;
/** Height of the header with months and days, in pixels. */
export const HEAD_HEIGHT = 56;

const NARROW_WIDTH = 640;
/** Minimum width in pixels at which the day's number can be read and a bar be pressed. */
const MIN_DAY_WIDTH: Readonly<Record<Zoom, number>> = { week: 40, weeks: 30, month: 24, quarter: 9 };

export interface GridGeometry {
  readonly width: number;
  readonly height: number;
  /** Width of the cars' column. */
  readonly carWidth: number;
  readonly dayWidth: number;
}

/** Returns the sizes of the grid in a window of this size, in pixels. */
export function gridGeometry(width: number, height: number, zoom: Zoom): GridGeometry {
  const carWidth = width < NARROW_WIDTH ? 104 : 192;
  const dayWidth = Math.max(MIN_DAY_WIDTH[zoom], Math.floor((width - carWidth) / ZOOMS[zoom]));
  return { width, height, carWidth, dayWidth };
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
