import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import { imageSources, withoutFocalPoint } from 'shared-kit/domain';

/** The open viewer. */
export type PhotoViewer = Pick<PhotoSwipe, 'close'>;

interface ViewerOptions {
  readonly photos: readonly string[];
  /** Of the photograph to begin with. */
  readonly index: number;
  readonly isRtl: boolean;
  /** Of the car. */
  readonly name: string;
  readonly texts: Readonly<Record<'label' | 'previous' | 'next' | 'zoom' | 'close' | 'failed', string>>;
  /** Returns the line with the number of a photograph. */
  readonly numberOf: (index: number) => string;
  readonly onChange: (index: number) => void;
  readonly onClose: () => void;
}

/** Opens photographs over the whole window, to be swiped, enlarged by two fingers, and closed by Escape. */
export async function viewPhotos(options: ViewerOptions): Promise<PhotoViewer> {
  const { photos, isRtl, texts } = options;
  const slides = await Promise.all(photos.map((photo) => describe(photo, options.name)));
  // The viewer knows only left to right.
  const indexOf = (shown: number) => (isRtl ? photos.length - 1 - shown : shown);
  const viewer = new PhotoSwipe({
    dataSource: isRtl ? slides.reverse() : slides,
    index: indexOf(options.index),
    loop: false,
    counter: false,
    bgOpacity: 1,
    // Of its bar, whose texts a bright photograph would hide.
    padding: { top: 60, bottom: 24, left: 0, right: 0 },
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: isRtl ? texts.next : texts.previous,
    arrowNextTitle: isRtl ? texts.previous : texts.next,
    errorMsg: texts.failed,
  });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'number',
      className: 'pswp__counter',
      order: 5,
      isButton: false,
      onInit: tellNumber,
    });
  });
  function tellNumber(element: HTMLElement) {
    element.setAttribute('aria-live', 'polite');
    const tell = () => {
      element.textContent = options.numberOf(indexOf(viewer.currIndex));
    };
    viewer.on('change', tell);
  }
  viewer.on('change', () => options.onChange(indexOf(viewer.currIndex)));
  viewer.on('destroy', options.onClose);
  viewer.init();
  const { element } = viewer;
  element?.setAttribute('aria-label', texts.label);
  element?.setAttribute('aria-modal', 'true');
  element?.setAttribute('dir', 'ltr');
  element?.style.setProperty('--pswp-bg', 'var(--surface-dark)');
  return viewer;
}

/** Returns a photograph with its size, which its smallest file tells. */
async function describe(photo: string, alt: string): Promise<SlideData> {
  const src = withoutFocalPoint(photo);
  const [, webp] = imageSources(photo);
  const image = new Image();
  image.src = webp?.srcSet.split(' ')[0] ?? src;
  await image.decode().catch(() => undefined);
  const width = Number(/\/(\d+)\.webp$/.exec(src)?.[1]) || image.naturalWidth || 1280;
  const ratio = image.naturalHeight / image.naturalWidth || 2 / 3;
  return { src, alt, width, height: Math.round(width * ratio), ...(webp && { srcset: webp.srcSet }) };
}
