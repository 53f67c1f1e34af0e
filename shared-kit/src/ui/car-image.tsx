import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { useIntl } from 'shared-kit/intl';
import { focalPointOf, imageSources } from '../domain/index.ts';
import styles from './car-image.module.css';
import { IMAGE_TEXT } from './texts.ts';

interface CarImageProps {
  readonly src: string;
  readonly name: string;
  /** The `sizes` attribute: the displayed width. */
  readonly sizes: string;
  /** `first` for the largest image of the first screen, which the page's head announces, `early` for others in it, `later` to load lazily. */
  readonly loadingPriority?: 'first' | 'early' | 'later' | undefined;
  readonly className?: string | undefined;
}

/** A car's image in the ratio 9:5, cut off around its focal point; an outline when there is none or it fails to load. */
export function CarImage({ src, name, sizes, loadingPriority = 'later', className }: CarImageProps) {
  const { formatMessage } = useIntl();
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const focus = focalPointOf(src);
  const classes = [styles.image, className].filter(Boolean).join(' ');

  // An image of a server-rendered page may have failed before hydration.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setFailed(src);
  }, [src]);

  if (!src || failed === src)
    return (
      <svg viewBox="0 0 720 400" className={classes} role="img" aria-label={formatMessage(IMAGE_TEXT.none, { name })}>
        <path className={styles.outline} d={OUTLINE} />
      </svg>
    );

  const sources = imageSources(src);
  if (loadingPriority === 'first') {
    const [best] = sources;
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      ...(best && { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type }),
    });
  }
  return (
    <picture className={styles.picture}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={src}
        alt={name}
        width={720}
        height={400}
        loading={loadingPriority === 'later' ? 'lazy' : 'eager'}
        fetchPriority={loadingPriority === 'first' ? 'high' : 'auto'}
        decoding="async"
        className={classes}
        {...(focus && { style: { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` } })}
        onError={() => setFailed(src)}
      />
    </picture>
  );
}

const OUTLINE =
  'M110 278h52a48 48 0 0 1 96 0h204a48 48 0 0 1 96 0h52v-50q0-26-28-32l-82-16-72-58q-14-12-36-12H268q-22 0-36 18l-44 62-56 14q-22 6-22 30zM162 278a48 48 0 1 0 96 0 48 48 0 1 0-96 0M462 278a48 48 0 1 0 96 0 48 48 0 1 0-96 0';
