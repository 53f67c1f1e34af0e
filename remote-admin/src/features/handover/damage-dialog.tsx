import { Button, Modal } from 'antd';
import { useId } from 'react';
import { DAMAGE_FIELDS, DAMAGE_KINDS, DAMAGE_VIEWS, type DamageMark } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { DAMAGE_NAMES, VIEW_NAMES } from 'shared-kit/messages';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { CarView, type NumberedMark } from './car-view.tsx';
import { RadioChips } from './chips.tsx';
import { EntryField } from './entry-field.tsx';
import styles from './handover.module.css';
import { PhotoList } from './photo-list.tsx';
import { DAMAGE_TEXT } from './texts.ts';
import type { OpenHandover } from './use-handover.ts';
import { middleOfZone, ZONE_NUMBERS, zoneNames, zoneOf } from './zones.ts';

interface DamageDialogProps {
  readonly handover: OpenHandover;
  /** Undefined while it is closed. */
  readonly mark: NumberedMark | undefined;
  readonly onClose: () => void;
}

/** What is new on the car: each change is saved at once, so that closing loses nothing. */
export function DamageDialog({ handover, mark, onClose }: DamageDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open={mark !== undefined}
      title={mark && formatMessage(DAMAGE_TEXT.title, { number: mark.number })}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
      style={{ top: 24 }}
    >
      {mark && <DamageFields handover={handover} mark={mark} onClose={onClose} />}
    </Modal>
  );
}

function DamageFields({ handover, mark, onClose }: DamageDialogProps & { readonly mark: NumberedMark }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const damage = handover.shown.damages.find((one) => one.id === mark.id);
  if (!damage) return null;
  const { id: damageId, ...stored } = damage;
  const change = (part: Partial<DamageMark>) =>
    handover.change({ type: 'damage', damageId, mark: { ...stored, ...part } });
  const photos = handover.shown.photos.filter((photo) => photo.damageId === damageId);
  const remove = () => {
    for (const { sha256 } of photos) handover.change({ type: 'photo-removed', sha256 });
    handover.change({ type: 'damage-removed', damageId });
    onClose();
  };
  return (
    <div className={styles.form}>
      <div className={styles.bigView}>
        <CarView
          view={damage.view}
          label={formatMessage(VIEW_NAMES[damage.view])}
          describedBy={`${id}-move`}
          marks={[mark]}
          onPress={(place) => place && change(place)}
          onMove={(by) => change({ x: within(damage.x + by.x), y: within(damage.y + by.y) })}
        />
      </div>
      <p id={`${id}-move`} className={styles.hint}>
        {formatMessage(DAMAGE_TEXT.move)}
      </p>
      <div className={styles.pair}>
        <div className={styles.entry}>
          <label htmlFor={`${id}-view`}>{formatMessage(DAMAGE_TEXT.view)}</label>
          <ChoiceField
            id={`${id}-view`}
            value={damage.view}
            choices={DAMAGE_VIEWS.map((view) => ({ value: view, label: formatMessage(VIEW_NAMES[view]) }))}
            onChange={(view) => change({ view })}
          />
        </div>
        <div className={styles.entry}>
          <label htmlFor={`${id}-zone`}>{formatMessage(DAMAGE_TEXT.zone)}</label>
          <ChoiceField
            id={`${id}-zone`}
            value={zoneOf(damage)}
            choices={ZONE_NUMBERS.map((zone) => {
              const { row, column } = zoneNames(damage.view, zone);
              return {
                value: zone,
                label: formatMessage(DAMAGE_TEXT.zoneName, { row: formatMessage(row), column: formatMessage(column) }),
              };
            })}
            onChange={(zone) => change(middleOfZone(zone))}
          />
        </div>
      </div>
      <RadioChips
        legend={formatMessage(DAMAGE_TEXT.kind)}
        name={`${id}-kind`}
        choices={DAMAGE_KINDS.map((kind) => ({ value: kind, label: formatMessage(DAMAGE_NAMES[kind]) }))}
        chosen={damage.kind}
        onChange={(kind) => change({ kind })}
      />
      <EntryField
        label={formatMessage(DAMAGE_TEXT.note)}
        value={damage.note ?? ''}
        maxLength={DAMAGE_FIELDS.note.maxLength}
        onChange={(note) => change({ note })}
      />
      <PhotoList handover={handover} photos={photos} damageId={damageId} isReadOnly={false} />
      <div className={styles.buttons}>
        <Button danger type="text" onClick={remove}>
          {formatMessage(DAMAGE_TEXT.remove)}
        </Button>
        <Button type="primary" onClick={onClose}>
          {formatMessage(DAMAGE_TEXT.done)}
        </Button>
      </div>
    </div>
  );
}

const within = (fraction: number) => Math.min(1, Math.max(0, fraction));
