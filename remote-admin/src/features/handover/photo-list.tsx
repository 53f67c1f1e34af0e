import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { photoUrl } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { Icon, LineIcon } from 'shared-kit/ui';
import type { ShownPhoto } from './apply-changes.ts';
import styles from './handover.module.css';
import { PHOTO_TEXT } from './texts.ts';
import type { OpenHandover } from './use-handover.ts';
import { useRefusalText } from './use-refusal-text.ts';

const CAMERA = 'M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4zM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z';

interface PhotoListProps {
  readonly handover: OpenHandover;
  readonly photos: readonly ShownPhoto[];
  /** New photos are of this damage. */
  readonly damageId?: string;
  readonly isReadOnly: boolean;
  /** Number of a damage on the sketch. */
  readonly numberOf?: (damageId: string) => number | undefined;
}

/** Photos straight from the camera: each is saved on its own, and says how far it is. */
export function PhotoList({ handover, photos, damageId, isReadOnly, numberOf }: PhotoListProps) {
  const { formatMessage } = useIntl();
  const [unreadable, setUnreadable] = useState('');
  const add = async (files: readonly File[]) => {
    setUnreadable('');
    for (const file of files) {
      try {
        await handover.addPhoto(file, damageId);
      } catch (error) {
        console.error('A photo could not be read', error);
        setUnreadable(file.name);
      }
    }
  };
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => {
            const number = photo.damageId && numberOf?.(photo.damageId);
            return (
              <li key={photo.sha256}>
                <Picture
                  photo={photo}
                  readPhoto={handover.readPhoto}
                  label={formatMessage(PHOTO_TEXT.photo, { number: index + 1 })}
                />
                <PhotoState photo={photo} fraction={handover.queue.progress[photo.sha256]} />
                {number && <p className={styles.hint}>{formatMessage(PHOTO_TEXT.ofDamage, { number })}</p>}
                {!isReadOnly && (
                  <Button
                    size="small"
                    icon={<Icon name="close" size={16} />}
                    aria-label={formatMessage(PHOTO_TEXT.remove, { number: index + 1 })}
                    onClick={() => handover.change({ type: 'photo-removed', sha256: photo.sha256 })}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!isReadOnly && (
        <label className={styles.camera}>
          <LineIcon path={CAMERA} /> <span>{formatMessage(PHOTO_TEXT.take)}</span>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            multiple
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </label>
      )}
      <p role="alert" className={styles.problem}>
        {unreadable && <span>{formatMessage(PHOTO_TEXT.unreadable, { name: unreadable })}</span>}
      </p>
    </>
  );
}

/** Whether the server has a photo. */
function PhotoState({
  photo: { queued },
  fraction,
}: {
  readonly photo: ShownPhoto;
  readonly fraction: number | undefined;
}) {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  if (!queued) return <p className={styles.saved}>{formatMessage(PHOTO_TEXT.saved)}</p>;
  if (queued.refusal)
    return (
      <p className={styles.problem}>{formatMessage(PHOTO_TEXT.refused, { reason: refusalText(queued.refusal) })}</p>
    );
  if (fraction === undefined) return <p className={styles.warning}>{formatMessage(PHOTO_TEXT.waiting)}</p>;
  const percent = Math.round(fraction * 100);
  return (
    <progress
      className={styles.progress}
      max={100}
      value={percent}
      aria-label={formatMessage(PHOTO_TEXT.sending, { percent })}
    />
  );
}

interface PictureProps {
  readonly photo: ShownPhoto;
  readonly readPhoto: OpenHandover['readPhoto'];
  readonly label: string;
}

/** A photo of the server, or else the bytes on this device. */
function Picture({ photo: { sha256, fileId }, readPhoto, label }: PictureProps) {
  const [local, setLocal] = useState<string>();
  /** Without a network, which the server's pictures need. */
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (fileId) return;
    let url: string | undefined;
    let isGone = false;
    void readPhoto(sha256).then((bytes) => {
      if (!bytes || isGone) return;
      url = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
      setLocal(url);
    });
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [sha256, fileId, readPhoto]);
  useEffect(() => {
    if (!isAway) return;
    const showAgain = () => setIsAway(false);
    addEventListener('online', showAgain);
    return () => removeEventListener('online', showAgain);
  }, [isAway]);
  const source = fileId ? photoUrl(fileId) : local;
  if (!source || isAway) return <span role="img" aria-label={label} className={styles.noPicture} />;
  const picture = <img src={source} alt={label} loading="lazy" onError={() => setIsAway(true)} />;
  return fileId ? (
    <a href={source} target="_blank" rel="noopener" aria-label={label}>
      {picture}
    </a>
  ) : (
    picture
  );
}
