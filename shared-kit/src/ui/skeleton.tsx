import styles from './skeleton.module.css';

/** Decorative placeholder while content loads; its container has `aria-busy`. */
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
