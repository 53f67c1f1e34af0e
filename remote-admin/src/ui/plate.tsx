import type { Car } from 'shared-kit/domain';
import styles from './plate.module.css';

interface PlateProps {
  readonly plate: string | undefined;
  readonly className?: string | undefined;
}

/** The number plate of a car, `12345-أ-26` in this order in each language; nothing without one. */
export function Plate({ plate, className = '' }: PlateProps) {
  if (!plate) return null;
  return (
    <bdi dir="ltr" className={`${styles.plate} ${className}`.trim()} translate="no">
      {plate}
    </bdi>
  );
}

/** Returns a number plate for texts without elements: an isolated run (U+2066) in which no letter changes the order (U+202D). */
export function plateText(plate: string): string {
  return `\u2066\u202d${plate}\u202c\u2069`;
}

/** Returns name and plate of a car, to distinguish cars of one model. */
export function nameWithPlate({ name, plate }: Pick<Car, 'name' | 'plate'>): string {
  return plate ? `${name} ${plateText(plate)}` : name;
}

/** Returns a text, only to be shown, in which a plate of `plateText` stands on one line: with word joiners and spaces that do not break. */
export function keepPlateTogether(text: string): string {
  return text.replaceAll(/\u202d[^\u202c]+/g, (plate) =>
    plate.replaceAll('-', '\u2060-\u2060').replaceAll(' ', '\u00a0'),
  );
}
