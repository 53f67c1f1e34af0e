import { type KeyboardEvent, useRef, useState } from 'react';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { CarImage, Icon, useHydrated, VisuallyHidden } from 'shared-kit/ui';
import { ArchWell, WELL_SIZES } from './arch-well.tsx';
import styles from './car-gallery.module.css';
import { GALLERY_TEXT } from './texts.ts';

/** The picture of a car; several pictures are shown one at a time in a horizontal scroller. */
export function CarGallery({ car: { image, images = [], name } }: { readonly car: Car }) {
  const shown = [...new Set([image, ...images])];
  return shown.length > 1 ? (
    <Images images={shown} name={name} />
  ) : (
    <ArchWell>
      <CarImage src={image} name={name} sizes={WELL_SIZES} loadingPriority="first" />
    </ArchWell>
  );
}

interface ImagesProps {
  readonly images: readonly string[];
  readonly name: string;
}

function Images({ images, name }: ImagesProps) {
  const { formatMessage } = useIntl();
  const { direction } = useHost().locale;
  const isHydrated = useHydrated();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const count = images.length;
  const forward = direction === 'rtl' ? -1 : 1;

  const show = (index: number) => {
    const { current } = strip;
    if (index >= 0 && index < count) current?.scrollTo({ left: forward * index * current.clientWidth });
  };

  const onScroll = () => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
    if (!step) return;
    event.preventDefault();
    show(shown + step);
  };

  return (
    <section className={styles.gallery} aria-label={formatMessage(GALLERY_TEXT.label, { name })}>
      <ArchWell>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container that the keyboard can scroll */}
        <ul ref={strip} className={styles.strip} tabIndex={0} onScroll={onScroll} onKeyDown={onKeyDown}>
          {images.map((image, index) => (
            <li key={image}>
              <CarImage
                src={image}
                name={formatMessage(GALLERY_TEXT.picture, { name, number: index + 1, count })}
                sizes={WELL_SIZES}
                loadingPriority={index === 0 ? 'first' : 'later'}
              />
            </li>
          ))}
        </ul>
      </ArchWell>
      {/* Without scripts the pictures scroll. */}
      <div className={styles.controls}>{isHydrated && <Controls shown={shown} count={count} onShow={show} />}</div>
      <VisuallyHidden>
        <span aria-live="polite">{shown > 0 && formatMessage(GALLERY_TEXT.show, { number: shown + 1, count })}</span>
      </VisuallyHidden>
    </section>
  );
}

interface ControlsProps {
  readonly shown: number;
  readonly count: number;
  readonly onShow: (index: number) => void;
}

function Controls({ shown, count, onShow }: ControlsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <button
        type="button"
        className={styles.step}
        aria-label={formatMessage(GALLERY_TEXT.previous)}
        // Not disabled: it would lose the focus.
        aria-disabled={shown === 0 || undefined}
        onClick={() => onShow(shown - 1)}
      >
        <Icon name="chevronBack" size={22} />
      </button>
      <ol className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <li key={index}>
            <button
              type="button"
              aria-label={formatMessage(GALLERY_TEXT.show, { number: index + 1, count })}
              aria-current={index === shown || undefined}
              onClick={() => onShow(index)}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={styles.step}
        aria-label={formatMessage(GALLERY_TEXT.next)}
        aria-disabled={shown === count - 1 || undefined}
        onClick={() => onShow(shown + 1)}
      >
        <Icon name="chevronForward" size={22} />
      </button>
    </>
  );
}
