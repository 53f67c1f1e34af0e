import type { ReactNode } from 'react';
import type { DamageMark, DamageView } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { DAMAGE_NAMES, VIEW_NAMES } from 'shared-kit/messages';
import { CarView, type NumberedMark } from './car-view.tsx';
import styles from './handover.module.css';
import { DAMAGE_TEXT } from './texts.ts';
import { useZoneText } from './use-zone-text.ts';

/** In reading order of the sketch. */
const VIEWS: readonly DamageView[] = ['left', 'right', 'front', 'rear', 'top'];

interface DamageSketchProps {
  readonly marks: readonly NumberedMark[];
  readonly describedBy?: string;
  /** A press; without a place when it was by the keyboard. Without it the sketch is only shown. */
  readonly onPress?: ((view: DamageView, place: Pick<DamageMark, 'x' | 'y'> | undefined) => void) | undefined;
}

/** A car from all sides with its numbered damage. */
export function DamageSketch({ marks, describedBy, onPress }: DamageSketchProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.sketch}>
      {VIEWS.map((view) => {
        const name = formatMessage(VIEW_NAMES[view]);
        return (
          <figure key={view} data-view={view}>
            <CarView
              view={view}
              label={onPress ? formatMessage(DAMAGE_TEXT.mark, { view: name }) : name}
              {...(describedBy && { describedBy })}
              marks={marks}
              onPress={onPress && ((place) => onPress(view, place))}
            />
            <figcaption dir="auto">{name}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

interface DamageItemProps {
  readonly damage: DamageMark;
  readonly number: number;
  readonly isNew?: boolean;
  /** Beside the kind. */
  readonly remark: string;
  readonly children?: ReactNode;
}

/** A line of the list of damage: what it is and where, in words. */
export function DamageItem({ damage, number, isNew = false, remark, children }: DamageItemProps) {
  const { formatMessage } = useIntl();
  const zoneText = useZoneText();
  return (
    <li>
      <span className={styles.number} data-new={isNew}>
        {number}
      </span>
      <div>
        <p>
          <strong>{formatMessage(DAMAGE_NAMES[damage.kind])}</strong> <span className={styles.hint}>{remark}</span>
        </p>
        <p>{zoneText(damage)}</p>
        {damage.note && (
          <p>
            <bdi translate="no">{damage.note}</bdi>
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
