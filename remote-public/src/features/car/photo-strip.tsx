import { type MouseEvent, useRef, useState } from 'react';
import { withoutFocalPoint } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { CarImage, LineIcon, useCloseRequest, useHydrated, VisuallyHidden } from 'shared-kit/ui';
import styles from './photo-strip.module.css';
import { GALLERY_TEXT } from './texts.ts';
import type { PhotoViewer } from './view-photos.ts';

const loadViewer = async () => (await import('./view-photos.ts')).viewPhotos;

interface PhotoStripProps {
  readonly photos: readonly string[];
  /** Of the car. */
  readonly name: string;
}

/** Photographs beside each other in a scroller, with thumbnails, and a viewer that is loaded when it is opened. */
export function PhotoStrip({ photos, name }: PhotoStripProps) {
  const { formatMessage } = useIntl();
  const { direction } = useHost().locale;
  const isHydrated = useHydrated();
  const strip = useRef<HTMLUListElement>(null);
  const viewer = useRef<PhotoViewer>(undefined);
  const [shown, setShown] = useState(0);
  const isOpening = useRef(false);
  const [isViewing, setIsViewing] = useState(false);
  useCloseRequest(isViewing, () => viewer.current?.close());
  const count = photos.length;
  const isRtl = direction === 'rtl';
  const numberOf = (index: number) => formatMessage(GALLERY_TEXT.show, { number: index + 1, count });

  const show = (index: number) => {
    const { current } = strip;
    current?.scrollTo({ left: (isRtl ? -1 : 1) * index * current.clientWidth });
  };

  const onScroll = () => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
  };

  const view = async (index: number) => {
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      const viewPhotos = await loadViewer();
      viewer.current = await viewPhotos({
        photos,
        index,
        isRtl,
        name,
        texts: {
          label: formatMessage(GALLERY_TEXT.label, { name }),
          previous: formatMessage(GALLERY_TEXT.previous),
          next: formatMessage(GALLERY_TEXT.next),
          zoom: formatMessage(GALLERY_TEXT.zoom),
          close: formatMessage(GALLERY_TEXT.close),
          failed: formatMessage(GALLERY_TEXT.failed),
        },
        numberOf,
        onChange: show,
        onClose: () => setIsViewing(false),
      });
      setIsViewing(true);
    } catch {
      // The viewer could not be loaded: the browser shows the picture.
      location.assign(withoutFocalPoint(photos[index] ?? ''));
    } finally {
      isOpening.current = false;
    }
  };

  const onPress = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void view(index);
  };

  return (
    <section className={styles.gallery} aria-label={formatMessage(GALLERY_TEXT.label, { name })}>
      <div className={styles.frame}>
        <ul ref={strip} className={styles.strip} onScroll={onScroll}>
          {photos.map((photo, index) => (
            <li key={photo}>
              {/* Without scripts the browser shows the picture. */}
              <a href={withoutFocalPoint(photo)} onClick={(event) => onPress(event, index)}>
                <CarImage
                  src={photo}
                  name={count > 1 ? formatMessage(GALLERY_TEXT.picture, { name, number: index + 1, count }) : name}
                  sizes={SIZES}
                  loadingPriority={index === 0 ? 'first' : 'later'}
                />
              </a>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.badge} onClick={() => void view(shown)}>
          <LineIcon path={CAMERA} size={18} />
          <span>{formatMessage(GALLERY_TEXT.photos, { count })}</span>
        </button>
      </div>
      {count > 1 && (
        <ol className={styles.thumbnails}>
          {isHydrated &&
            photos.map((photo, index) => (
              <li key={photo}>
                <button
                  type="button"
                  aria-label={numberOf(index)}
                  aria-current={index === shown || undefined}
                  onClick={() => show(index)}
                >
                  <CarImage src={photo} name="" sizes="7rem" />
                </button>
              </li>
            ))}
        </ol>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{shown > 0 && numberOf(shown)}</span>
      </VisuallyHidden>
    </section>
  );
}

/** Width of the picture: of the window, or of the column beside the booking card. */
const SIZES =
  '(min-width: 77.5rem) 40rem, (min-width: 67.5rem) calc(100vw - 30rem), (min-width: 48rem) calc(100vw - 24rem), 100vw';

const CAMERA = 'M4 8h4l1.5-2.500h5L16 8h4v11H4zM12 10a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400z';
