import { useId } from 'react';
import type { OwnPhoto } from 'shared-kit/api-client';
import { HANDOVER_DIRECTIONS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useHost } from 'shared-kit/remote';
import { RetryButton } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import styles from './booking-papers.module.css';
import { PHOTOS_TEXT } from './paper-texts.ts';

/** The photographs of the car at hand-over and return, as they were signed; nothing while there are none. */
export function BookingPhotos({ confirmationCode }: { readonly confirmationCode: string }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const heading = useId();
  const state = toQueryState(
    useSWR(cacheKeys.photos(confirmationCode), () => api.myBookings.listPhotos(confirmationCode)),
  );
  if (state.status === 'loading' || (state.status === 'ready' && state.value.length === 0)) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{formatMessage(PHOTOS_TEXT.heading)}</h3>
      {state.status === 'failed' ? (
        <div role="alert">
          <p>{formatMessage(PHOTOS_TEXT.failed)}</p>
          <RetryButton isRetrying={state.isRetrying} onRetry={state.retry} />
        </div>
      ) : (
        HANDOVER_DIRECTIONS.map((direction) => (
          <Photos
            key={direction}
            name={formatMessage(PHOTOS_TEXT[direction])}
            photos={state.value.filter((photo) => photo.direction === direction)}
          />
        ))
      )}
    </section>
  );
}

function Photos({ name, photos }: { readonly name: string; readonly photos: readonly OwnPhoto[] }) {
  const { formatMessage } = useIntl();
  if (photos.length === 0) return null;
  return (
    <figure className={styles.photos}>
      <figcaption>{name}</figcaption>
      <ul>
        {photos.map(({ fileId }, index) => (
          <li key={fileId}>
            <a href={`/api/photos/${fileId}`} target="_blank" rel="noreferrer">
              <img
                src={`/api/photos/${fileId}?size=thumbnail`}
                alt={formatMessage(PHOTOS_TEXT.photo, { name, number: index + 1 })}
                loading="lazy"
                width={96}
                height={96}
              />
            </a>
          </li>
        ))}
      </ul>
    </figure>
  );
}
