import { Button } from 'antd';
import { useState } from 'react';
import type { DamageMark, DamageView } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Panel } from '../../ui/panel.tsx';
import type { NumberedMark } from './car-view.tsx';
import { DamageDialog } from './damage-dialog.tsx';
import { DamageItem, DamageSketch } from './damage-sketch.tsx';
import styles from './handover.module.css';
import { DAMAGE_TEXT, SECTIONS } from './texts.ts';
import type { OpenHandover } from './use-handover.ts';
import { middleOfZone } from './zones.ts';

interface DamageSectionProps {
  readonly handover: OpenHandover;
  readonly isReadOnly: boolean;
}

const MIDDLE = middleOfZone(4);

/** The sketch of the car with its numbered damage: what is known, and what is found now. */
export function DamageSection({ handover, isReadOnly }: DamageSectionProps) {
  const { formatMessage } = useIntl();
  const [edited, setEdited] = useState<string>();
  const known = openDamagesOf(handover);
  const found = handover.shown.damages;
  const marks = numberMarks(handover);
  const opened = marks.find(({ id }) => id === edited);

  const add = (view: DamageView, place: Pick<DamageMark, 'x' | 'y'> = MIDDLE) => {
    const damageId = crypto.randomUUID();
    handover.change({ type: 'damage', damageId, mark: { view, ...place, kind: 'scratch' } });
    setEdited(damageId);
  };
  return (
    <Panel title={formatMessage(SECTIONS.damages)} className={styles.damages}>
      {!isReadOnly && (
        <p id="damage-hint" className={styles.hint}>
          {formatMessage(DAMAGE_TEXT.hint)}
        </p>
      )}
      <DamageSketch marks={marks} describedBy="damage-hint" onPress={isReadOnly ? undefined : add} />
      {known.length + found.length === 0 && <p className={styles.hint}>{formatMessage(DAMAGE_TEXT.none)}</p>}
      <ul className={styles.damageList}>
        {[...known, ...found].map((damage, index) => {
          const isNew = index >= known.length;
          return (
            <DamageItem
              key={damage.id}
              damage={damage}
              number={index + 1}
              isNew={isNew}
              remark={formatMessage(isNew ? DAMAGE_TEXT.new : DAMAGE_TEXT.known)}
            >
              {isNew && !isReadOnly && (
                <Button
                  size="small"
                  aria-label={formatMessage(DAMAGE_TEXT.edit, { number: index + 1 })}
                  onClick={() => setEdited(damage.id)}
                >
                  {formatMessage(DAMAGE_TEXT.editShort)}
                </Button>
              )}
            </DamageItem>
          );
        })}
      </ul>
      {!isReadOnly && <Button onClick={() => add('left')}>{formatMessage(DAMAGE_TEXT.add)}</Button>}
      <DamageDialog handover={handover} mark={opened} onClose={() => setEdited(undefined)} />
    </Panel>
  );
}

/** Damage that the car had before this protocol. */
function openDamagesOf({ all, stored }: OpenHandover) {
  return all.openDamages.filter(({ id }) => !stored?.damages.some((one) => one.id === id));
}

/** The damage of a protocol with its numbers: what is known first. */
export function numberMarks(handover: OpenHandover): readonly NumberedMark[] {
  const known = openDamagesOf(handover);
  return [...known, ...handover.shown.damages].map(({ id, view, x, y }, index) => ({
    id,
    view,
    x,
    y,
    number: index + 1,
    isNew: index >= known.length,
  }));
}
