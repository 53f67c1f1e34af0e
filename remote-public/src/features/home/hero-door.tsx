import { type ReactNode, useId } from 'react';
import { AtlasScene } from './atlas-scene.tsx';
import styles from './hero-door.module.css';

/** Drawing of a door with a view of the Atlas, and the children in front of it. */
export function HeroDoor({ children }: { readonly children: ReactNode }) {
  const opening = useId();
  return (
    <div className={styles.door}>
      <svg className={styles.frame} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <defs>
          <clipPath id={opening} clipPathUnits="objectBoundingBox">
            <path d={DOOR} />
          </clipPath>
        </defs>
        <path d={DOOR} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.opening} style={{ clipPath: `url(#${opening})` }}>
        <AtlasScene />
        {children}
      </div>
    </div>
  );
}

/** A pointed horseshoe on two posts, in a box of one by one. */
const DOOR = 'M.05 1V.52C.018 .48 0 .43 0 .37C0 .17 .22 .075 .5 0C.78 .075 1 .17 1 .37C1 .43 .982 .48 .95 .52V1z';
