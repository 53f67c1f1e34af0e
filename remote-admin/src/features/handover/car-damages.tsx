import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Damage, photoUrl } from 'shared-kit/api-client';
import { parseCalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useFormat, useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { usePermission } from '../../data/use-permission.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { withoutFullStop } from '../../ui/without-full-stop.ts';
import { DamageItem, DamageSketch } from './damage-sketch.tsx';
import styles from './handover.module.css';
import { CAR_TEXT, DAMAGE_TEXT, PHOTO_TEXT, SECTIONS } from './texts.ts';

/** The damage of a car: what is open, on its sketch, until it is repaired. */
export function CarDamages({ carId, plate }: { readonly carId: string; readonly plate: string | undefined }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const showFailure = useFailureToast();
  const mayRepair = usePermission('damages.repair');
  const [repairing, setRepairing] = useState<string>();
  const response = useSWR(cacheKeys.carDamages(carId), () => api.handovers.listDamages(carId), STAFF_QUERY);
  const state = toQueryState(response, STAFF_STATE);
  if (state.status === 'failed') return <FailureNotice title={formatMessage(CAR_TEXT.failure)} failure={state} />;
  if (state.status === 'loading') return <Skeleton height="24rem" />;
  const open = state.value.filter(({ repairedAt }) => !repairedAt);
  const repaired = state.value.filter(({ repairedAt }) => repairedAt);
  const day = (instant = '') => {
    const parsed = parseCalendarDay(instant.slice(0, 10));
    return parsed ? format.day(parsed) : '';
  };
  const repair = async ({ id }: Damage) => {
    setRepairing(id);
    try {
      await api.handovers.repairDamage(id);
    } catch (error) {
      showFailure({
        log: 'The damage could not be marked as repaired',
        error,
        text: formatMessage(CAR_TEXT.repairFailed),
      });
    }
    await response.mutate();
    setRepairing(undefined);
  };
  return (
    <div className={styles.form}>
      <Panel
        title={open.length > 0 ? formatMessage(SECTIONS.damages) : withoutFullStop(formatMessage(DAMAGE_TEXT.none))}
      >
        {open.length === 0 && (
          <p>
            <span>{formatMessage(CAR_TEXT.entry)}</span>{' '}
            {plate && <Link to={`/admin?q=${encodeURIComponent(plate)}`}>{formatMessage(CAR_TEXT.bookings)}</Link>}
          </p>
        )}
        <DamageSketch
          marks={open.map(({ id, view, x, y }, index) => ({ id, view, x, y, number: index + 1, isNew: true }))}
        />
        <ul className={styles.damageList}>
          {open.map((damage, index) => (
            <DamageItem
              key={damage.id}
              damage={damage}
              number={index + 1}
              isNew
              remark={formatMessage(CAR_TEXT.found, { day: day(damage.foundAt) })}
            >
              {mayRepair && (
                <Button
                  loading={repairing === damage.id}
                  aria-label={formatMessage(CAR_TEXT.repairOf, { number: index + 1 })}
                  onClick={() => void repair(damage)}
                >
                  {formatMessage(CAR_TEXT.repaired)}
                </Button>
              )}
              <ul className={styles.damagePhotos}>
                {damage.fileIds.map((fileId, photo) => (
                  <li key={fileId}>
                    <a href={photoUrl(fileId)} target="_blank" rel="noopener">
                      <img
                        src={photoUrl(fileId)}
                        alt={formatMessage(PHOTO_TEXT.photo, { number: photo + 1 })}
                        loading="lazy"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            </DamageItem>
          ))}
        </ul>
      </Panel>
      {repaired.length > 0 && (
        <Panel title={formatMessage(CAR_TEXT.repaired)}>
          <ul className={styles.damageList}>
            {repaired.map((damage, index) => (
              <DamageItem
                key={damage.id}
                damage={damage}
                number={index + 1}
                remark={formatMessage(CAR_TEXT.repairedOn, { day: day(damage.repairedAt) })}
              />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
