interface TicketImage {
  readonly direction: 'ltr' | 'rtl';
  readonly heading: string;
  readonly codeLabel: string;
  readonly code: string;
  /** Whether the ticket is no longer good: gray, with its code struck through. */
  readonly isVoid: boolean;
  /** URL of the car's picture. */
  readonly carImage: string;
  readonly carName: string;
  readonly rows: readonly Row[];
  /** The lines of the price, each with its amount; the last one is the total. */
  readonly amounts: readonly Row[];
  readonly terms: readonly Row[];
  readonly footer: string;
}

type Row = readonly [label: string, value: string];

/** In pixels; wide enough for a phone's screen. */
const WIDTH = 1080;
const MARGIN = 80;
const HEAD_HEIGHT = 380;
const CAR_IMAGE_WIDTH = 720;
const CAR_IMAGE_HEIGHT = 400;
const LINE_HEIGHT = 52;
const ROW_GAP = 20;
const PART_GAP = 50;
/** Where values begin that stand beside their labels. */
const VALUE_X = MARGIN + 280;
const AMOUNT_WIDTH = 240;
const LABEL_GAP = 20;

/** Draws a ticket as a PNG. @throws Error when the browser has no canvas */
export async function drawTicket(ticket: TicketImage): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  const font = (weight: number, size: number, family = '--font-text') => `${weight} ${size}px ${token(family)}`;

  const carImage = await loadImage(ticket.carImage);
  context.font = font(600, 38);
  const withWidths = (rows: readonly Row[], labelWidth: number, valueWidth: number) =>
    rows.map(([label, value]) => {
      const lines = { label: wrap(context, label, labelWidth), value: wrap(context, value, valueWidth) };
      return { ...lines, height: Math.max(lines.label.length, lines.value.length) * LINE_HEIGHT + ROW_GAP };
    });
  const beside = (rows: readonly Row[]) => withWidths(rows, VALUE_X - MARGIN - LABEL_GAP, WIDTH - MARGIN - VALUE_X);
  const parts = [
    { rows: beside(ticket.rows) },
    { rows: withWidths(ticket.amounts, WIDTH - 2 * MARGIN - AMOUNT_WIDTH, AMOUNT_WIDTH), areAmounts: true },
    { rows: beside(ticket.terms) },
  ].filter(({ rows }) => rows.length > 0);
  const heights = parts.flatMap(({ rows }) => [PART_GAP, ...rows.map(({ height }) => height)]);
  const rowsY = HEAD_HEIGHT + 60 + (carImage ? CAR_IMAGE_HEIGHT : 0) + 120;
  canvas.width = WIDTH;
  // Also resets the context.
  canvas.height = rowsY + heights.reduce((sum, height) => sum + height) + 110;

  const isRtl = ticket.direction === 'rtl';
  /** Draws a text at a distance from the start of the line, which is on the right in Arabic. */
  const write = (text: string, x: number, y: number) => context.fillText(text, isRtl ? WIDTH - x : x, y);
  context.direction = ticket.direction;
  context.fillStyle = token('--paint-paper');
  context.fillRect(0, 0, WIDTH, canvas.height);
  context.fillStyle = token(ticket.isVoid ? '--paint-ink-second' : '--paint-clay-shade');
  context.fillRect(0, 0, WIDTH, HEAD_HEIGHT);

  context.fillStyle = token('--text-on-dark');
  context.textAlign = 'center';
  context.font = font(560, 48, '--font-heading');
  context.fillText(ticket.heading, WIDTH / 2, 100);
  context.font = font(600, 34);
  context.fillText(ticket.codeLabel, WIDTH / 2, 180);
  context.direction = 'ltr';
  context.font = font(700, 120);
  context.fillText(ticket.code, WIDTH / 2, 310);
  if (ticket.isVoid) {
    const width = context.measureText(ticket.code).width;
    context.fillRect((WIDTH - width) / 2, 264, width, 8);
  }

  if (carImage)
    context.drawImage(carImage, (WIDTH - CAR_IMAGE_WIDTH) / 2, HEAD_HEIGHT + 60, CAR_IMAGE_WIDTH, CAR_IMAGE_HEIGHT);
  context.fillStyle = token('--paint-ink');
  context.font = font(560, 60, '--font-heading');
  context.fillText(ticket.carName, WIDTH / 2, rowsY - 60);

  context.direction = ticket.direction;
  let y = rowsY + 20;
  for (const [nth, { rows, areAmounts }] of parts.entries()) {
    if (nth > 0) {
      context.fillStyle = token('--paint-sun');
      context.fillRect(MARGIN, y - LINE_HEIGHT / 2, WIDTH - 2 * MARGIN, 2);
      y += PART_GAP;
    }
    for (const [index, { label, value, height }] of rows.entries()) {
      const isTotal = areAmounts && index === rows.length - 1;
      context.textAlign = 'start';
      context.fillStyle = token(isTotal ? '--paint-ink' : '--paint-ink-second');
      context.font = font(isTotal ? 600 : 400, 38);
      for (const [at, line] of label.entries()) write(line, MARGIN, y + at * LINE_HEIGHT);
      context.textAlign = areAmounts ? 'end' : 'start';
      context.fillStyle = token('--paint-ink');
      context.font = font(600, 38);
      for (const [at, line] of value.entries())
        write(line, areAmounts ? WIDTH - MARGIN : VALUE_X, y + at * LINE_HEIGHT);
      y += height;
    }
  }
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.fillText(ticket.footer, WIDTH / 2, canvas.height - 70);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No image'))), 'image/png');
  });
}

/**
 * Returns a picture to draw; undefined when it cannot be loaded, or is of another site that does not allow drawing it,
 * which would prevent the export of the canvas.
 */
function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  if (!url) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    image.src = url;
  });
}

/** Splits a text into lines of at most this width; longer words get a line of their own. */
function wrap(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.pop();
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width > width) lines.push(last, word);
    else lines.push(longer);
  }
  return lines;
}
