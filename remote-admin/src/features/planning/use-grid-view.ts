import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { addDays, type CalendarDay, daysBetween } from 'shared-kit/domain';
import { columnsOfStep, type GridGeometry, type GridSize, gridGeometry, type RowSize } from './grid-geometry.ts';
import type { Zoom } from './planning-url-state.ts';
import { type ItemWindow, visibleWindow } from './visible-window.ts';

const SETTLE_MS = 180;
/** Renders rows one by one, so that no frame renders many. */
const ROWS = { margin: 5, step: 1 };
/** Size where there is no layout, as in tests. */
const NO_LAYOUT: GridSize = { width: 1_024, height: 640, scale: 1 };
const ROOT_SIZE = 16;

interface GridViewOptions {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly direction: 'ltr' | 'rtl';
  readonly zoom: Zoom;
  readonly rowSize: RowSize;
  /** The day of column 0. */
  readonly origin: CalendarDay;
  /** The first visible day. */
  readonly start: CalendarDay;
  /** Returns the number of lines. */
  readonly countRows: (isNarrow: boolean) => number;
  readonly columns: number;
  /** Called when scrolling to another day has ended. */
  readonly onStart: (start: CalendarDay) => void;
}

export interface GridView {
  readonly geometry: GridGeometry;
  readonly rows: ItemWindow;
  readonly columns: ItemWindow;
  /** Pixels, in the direction of the text; exact when the grid rests. */
  readonly scrolled: number;
  readonly onScroll: () => void;
}

/** Returns the sizes of the grid and the part to render; scrolls the grid to `start` when it changes. */
export function useGridView({
  grid,
  direction,
  zoom,
  rowSize,
  origin,
  start,
  countRows,
  columns,
  onStart,
}: GridViewOptions): GridView {
  const [size, setSize] = useState(NO_LAYOUT);
  const geometry = gridGeometry(size, zoom, rowSize);
  const { dayWidth, carWidth, rowHeight, headHeight, width, height } = geometry;
  const columnStep = columnsOfStep(dayWidth);
  const windowsAt = (inline: number, block: number) => ({
    rows: visibleWindow({
      scrolled: block,
      viewport: height - headHeight,
      size: rowHeight,
      count: countRows(geometry.isNarrow),
      ...ROWS,
    }),
    columns: visibleWindow({
      scrolled: inline,
      viewport: width - carWidth,
      size: dayWidth,
      count: columns,
      margin: columnStep,
      step: columnStep,
    }),
  });
  const wanted = daysBetween(origin, start);
  const [scroll, setScroll] = useState({ inline: wanted * dayWidth, block: 0 });
  const windows = windowsAt(scroll.inline, scroll.block);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const scale = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || ROOT_SIZE) / ROOT_SIZE;
      if (clientWidth > 0) setSize({ width: clientWidth, height: clientHeight, scale });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);

  // Scrolls to `start`, unless it is already the visible day because the person has scrolled to it.
  const shown = useRef({ dayWidth: 0, origin });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const isSame = shown.current.dayWidth === dayWidth && shown.current.origin === origin;
    shown.current = { dayWidth, origin };
    if (isSame && Math.round(Math.abs(element.scrollLeft) / dayWidth) === wanted) return;
    element.scrollLeft = (direction === 'rtl' ? -1 : 1) * wanted * dayWidth;
    setScroll({ inline: wanted * dayWidth, block: element.scrollTop });
  }, [grid, direction, wanted, dayWidth, origin]);

  const settle = useEffectEvent(() => {
    const element = grid.current;
    if (!element) return;
    const inline = Math.abs(element.scrollLeft);
    setScroll({ inline, block: element.scrollTop });
    const column = Math.round(inline / dayWidth);
    if (column !== wanted) onStart(addDays(origin, column));
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onScroll = () => {
    const element = grid.current;
    if (!element) return;
    const next = { inline: Math.abs(element.scrollLeft), block: element.scrollTop };
    const found = windowsAt(next.inline, next.block);
    if (!isSameWindow(found.rows, windows.rows) || !isSameWindow(found.columns, windows.columns)) setScroll(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(), SETTLE_MS);
  };
  return {
    geometry,
    rows: useSame(windows.rows),
    columns: useSame(windows.columns),
    scrolled: scroll.inline,
    onScroll,
  };
}

/** Returns the same object while start and end are equal, so that rows are not rendered again. */
function useSame({ start, end }: ItemWindow): ItemWindow {
  return useMemo(() => ({ start, end }), [start, end]);
}

function isSameWindow(a: ItemWindow, b: ItemWindow): boolean {
  return a.start === b.start && a.end === b.end;
}
