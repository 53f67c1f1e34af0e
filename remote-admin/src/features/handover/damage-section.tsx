import { Button } from 'antd';
import { useState } from 'react';
import type { DamageMark, DamageView } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Panel } from '../../ui/panel.tsx';
import { CarView, type NumberedMark } from './car-view.tsx';
import { DamageDialog } from './damage-dialog.tsx';
import styles from './handover.module.css';
import { DAMAGE_TEXT, KIND_NAMES, SECTIONS, VIEW_NAMES } from './texts.ts';
import type { OpenHandover } from './use-handover.ts';
import { useZoneText } from './use-zone-text.ts';
import { middleOfZone } from './zones.ts';

interface DamageSectionProps {
  readonly handover: OpenHandover;
  readonly isReadOnly: boolean;
}

/** In reading order of the sketch. */
const ORDER: readonly DamageView[] = ['left', 'right', 'front', 'rear', 'top'];
const MIDDLE = middleOfZone(4);

/** The sketch of the car with its numbered damage: what is known, and what is found now. */
export function DamageSection({ handover, isReadOnly }: DamageSectionProps) {
  const { formatMessage } = useIntl();
  const zoneText = useZoneText();
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
      <div className={styles.sketch}>
        {ORDER.map((view) => (
          <figure key={view} data-view={view}>
            <CarView
              view={view}
              label={formatMessage(isReadOnly ? VIEW_NAMES[view] : DAMAGE_TEXT.mark, {
                view: formatMessage(VIEW_NAMES[view]),
              })}
              describedBy="damage-hint"
              marks={marks}
              onPress={isReadOnly ? undefined : (place) => add(view, place)}
            />
            <figcaption dir="auto">{formatMessage(VIEW_NAMES[view])}</figcaption>
          </figure>
        ))}
      </div>
      {known.length + found.length === 0 && <p className={styles.hint}>{formatMessage(DAMAGE_TEXT.none)}</p>}
      <ul className={styles.damageList}>
        {[...known, ...found].map((damage, index) => {
          const isNew = index >= known.length;
          return (
            <li key={damage.id}>
              <span className={styles.number} data-new={isNew}>
                {index + 1}
              </span>
              <span>
                <strong>{formatMessage(KIND_NAMES[damage.kind])}</strong>{' '}
                <span className={styles.hint}>{formatMessage(isNew ? DAMAGE_TEXT.new : DAMAGE_TEXT.known)}</span>
                <br />
                <span>{zoneText(damage)}</span>
                {damage.note && (
                  <>
                    <br />
                    <bdi translate="no">{damage.note}</bdi>
                  </>
                )}
              </span>
              {isNew && !isReadOnly && (
                <Button
                  size="small"
                  aria-label={formatMessage(DAMAGE_TEXT.edit, { number: index + 1 })}
                  onClick={() => setEdited(damage.id)}
                >
                  {formatMessage(DAMAGE_TEXT.editShort)}
                </Button>
              )}
            </li>
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
