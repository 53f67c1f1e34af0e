import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CAR_FIELDS, UPLOAD_TYPES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { CarImage, Icon } from 'shared-kit/ui';
import { useItemDrag } from '../../kit/use-item-drag.ts';
import { FAILURE_TEXT } from '../../ui/texts.ts';
import styles from './further-images.module.css';
import imageFile from './image-file.module.css';
import { FURTHER_TEXT } from './texts.ts';
import type { useFurtherUploads } from './use-further-uploads.ts';

interface FurtherImagesProps {
  /** URLs, in order. */
  readonly images: readonly string[];
  /** Those that are sent. */
  readonly uploading: ReturnType<typeof useFurtherUploads>;
  readonly onChange: (change: (images: readonly string[]) => readonly string[]) => void;
}

/** The further pictures of a car: uploaded when chosen, reordered by dragging or with buttons, removed with undo. */
export function FurtherImages({ images, uploading, onChange }: FurtherImagesProps) {
  const { formatMessage } = useIntl();
  const [removed, setRemoved] = useState<{ readonly url: string; readonly index: number }>();
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add, retry, cancel } = uploading;
  const { drag, listeners } = useItemDrag(
    ({ from, to }) => onChange((before) => moveItem(before, from, to)),
    ':is(picture, img, svg):not(button *)',
  );
  const shown = drag ? moveItem(images, drag.from, drag.to) : images;
  const room = CAR_FIELDS.images.maxItems - images.length - uploads.length;

  const move = (from: number, to: number) => {
    // Synchronously, because the picture's buttons move and lose the focus, which is restored below.
    flushSync(() => onChange((before) => moveItem(before, from, to)));
    const [earlier, later] = list.current?.querySelectorAll<HTMLButtonElement>(`[data-index="${to}"] button`) ?? [];
    const [pressed, other] = to < from ? [earlier, later] : [later, earlier];
    (pressed?.disabled ? other : pressed)?.focus();
    setMoved(formatMessage(FURTHER_TEXT.moved, { position: to + 1, count: images.length }));
  };
  const remove = (index: number) => {
    // Synchronously, because the input is disabled while there is the maximum number of pictures.
    flushSync(() => {
      setRemoved({ url: images[index] ?? '', index });
      onChange((before) => before.filter((_, other) => other !== index));
    });
    // The pressed button was removed with its picture.
    input.current?.focus();
  };
  const undo = () => {
    if (removed) onChange((before) => insert(before, removed.index, removed.url));
    setRemoved(undefined);
    input.current?.focus();
  };

  return (
    <fieldset className={styles.pictures}>
      <legend>{formatMessage(FURTHER_TEXT.title)}</legend>
      <p id="further-images-hint" className={styles.hint}>
        {formatMessage(FURTHER_TEXT.hint, { count: CAR_FIELDS.images.maxItems })}
      </p>
      <ul ref={list} className={styles.list} {...listeners}>
        {shown.map((url, index) => {
          const position = { position: index + 1 };
          return (
            <li key={url} data-index={index} data-dragged={drag?.to === index}>
              <CarImage src={url} name={formatMessage(FURTHER_TEXT.picture, position)} sizes="10rem" />
              <div className={styles.buttons}>
                <Button
                  size="small"
                  icon={<Icon name="chevronBack" size={16} />}
                  disabled={index === 0}
                  aria-label={formatMessage(FURTHER_TEXT.earlier, position)}
                  onClick={() => move(index, index - 1)}
                />
                <Button
                  size="small"
                  icon={<Icon name="chevronForward" size={16} />}
                  disabled={index === images.length - 1}
                  aria-label={formatMessage(FURTHER_TEXT.later, position)}
                  onClick={() => move(index, index + 1)}
                />
                <Button
                  size="small"
                  icon={<Icon name="close" size={16} />}
                  aria-label={formatMessage(FURTHER_TEXT.remove, position)}
                  onClick={() => remove(index)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {uploads.map((upload) => (
        <div key={upload.key} className={styles.upload}>
          <bdi>{upload.file.name}</bdi>
          {upload.problem === undefined ? (
            <Progress
              percent={Math.round(upload.fraction * 100)}
              status={upload.fraction < 1 ? 'active' : 'normal'}
              aria-label={formatMessage(FURTHER_TEXT.sending, { name: upload.file.name })}
            />
          ) : (
            <p role="alert" className={styles.problem}>
              {upload.problem}
            </p>
          )}
          <span className={styles.buttons}>
            {upload.problem !== undefined && !upload.isFinal && (
              <Button
                size="small"
                aria-label={formatMessage(FURTHER_TEXT.retryFile, { name: upload.file.name })}
                onClick={() => retry(upload)}
              >
                {formatMessage(FAILURE_TEXT.retry)}
              </Button>
            )}
            <Button
              size="small"
              icon={<Icon name="close" size={16} />}
              aria-label={formatMessage(FURTHER_TEXT.cancel, { name: upload.file.name })}
              onClick={() => cancel(upload.key)}
            />
          </span>
        </div>
      ))}
      <p role="status" className={styles.status}>
        <span>{removed ? formatMessage(FURTHER_TEXT.removed) : moved}</span>
        {removed && (
          <Button type="link" onClick={undo}>
            {formatMessage(FURTHER_TEXT.undo)}
          </Button>
        )}
      </p>
      <label className={imageFile.file}>
        {formatMessage(FURTHER_TEXT.choose)}
        <input
          ref={input}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          multiple
          disabled={room <= 0}
          aria-describedby="further-images-hint"
          onChange={({ target }) => {
            setRemoved(undefined);
            add([...(target.files ?? [])].slice(0, room));
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
    </fieldset>
  );
}

function moveItem(list: readonly string[], from: number, to: number): readonly string[] {
  const others = list.filter((_, index) => index !== from);
  return insert(others, to, list[from] ?? '');
}

function insert(list: readonly string[], index: number, item: string): readonly string[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}
