import styles from './skeleton.module.css';

/** The shape of something that is still loading. Decoration: the list that holds it says that it is busy. */
export function Skeleton({
  className,
  height,
  width,
}: {
  readonly className?: string | undefined;
  readonly height?: string;
  readonly width?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={[styles.skeleton, className].filter(Boolean).join(' ')}
      style={{ blockSize: height, inlineSize: width }}
    />
  );
}
