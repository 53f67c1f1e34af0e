import { useState } from 'react';
import styles from './car-image.module.css';

interface CarImageProps {
  readonly src: string;
  readonly name: string;
  readonly className?: string | undefined;
}

/** A car's picture in its well, 9:5; a quiet outline where there is none. */
export function CarImage({ src, name, className }: CarImageProps) {
  const [failed, setFailed] = useState<string>();
  const classes = [styles.image, className].filter(Boolean).join(' ');
  if (!src || failed === src)
    return (
      <svg viewBox="0 0 720 400" className={classes} role="img" aria-label={`${name}, no picture yet`}>
        <path className={styles.outline} d={OUTLINE} />
      </svg>
    );
  return (
    <img
      src={src}
      alt={name}
      width={720}
      height={400}
      decoding="async"
      className={classes}
      onError={() => setFailed(src)}
    />
  );
}

const OUTLINE =
  'M110 278h52a48 48 0 0 1 96 0h204a48 48 0 0 1 96 0h52v-50q0-26-28-32l-82-16-72-58q-14-12-36-12H268q-22 0-36 18l-44 62-56 14q-22 6-22 30zM162 278a48 48 0 1 0 96 0 48 48 0 1 0-96 0M462 278a48 48 0 1 0 96 0 48 48 0 1 0-96 0';
