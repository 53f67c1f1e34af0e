import { Button, Progress } from 'antd';
import { useState } from 'react';
import type { UploadedImage } from 'shared-kit/api-client';
import { isPhoto, MAX_UPLOAD_MB, UPLOAD_TYPES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { CarImage } from 'shared-kit/ui';
import { withoutFullStop } from '../../ui/without-full-stop.ts';
import styles from './car-form.module.css';
import { FocalPointField } from './focal-point-field.tsx';
import imageFile from './image-file.module.css';
import { IMAGE_TEXT } from './texts.ts';
import { useImageUpload } from './use-image-upload.ts';

interface ImageFieldProps {
  /** URL of the uploaded image; empty when there is none. */
  readonly image: string;
  /** URL of the car's saved image, which can be restored while another one is chosen; empty for a new car. */
  readonly saved: string;
  readonly name: string;
  readonly onUpload: () => void;
  /** Called with the files that were dropped with the first one. */
  readonly onFurther: (files: readonly File[]) => void;
  readonly onChange: (image: string) => void;
  readonly onUploaded: (image: UploadedImage) => void;
}

/** A field to choose and upload an image, or the uploaded image. */
export function ImageField({ image, saved, name, onUpload, onFurther, onChange, onUploaded }: ImageFieldProps) {
  const { formatMessage } = useIntl();
  const [before, setBefore] = useState(saved);
  const [file, setFile] = useState<File>();
  const { state, check, upload: send, cancel, reset } = useImageUpload(onUploaded);

  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    check(chosen);
  };
  const upload = () => {
    onUpload();
    void send(file);
  };

  const shownName = name || formatMessage(IMAGE_TEXT.uploadedImage);
  if (image)
    return (
      <div className={styles.image}>
        {isPhoto(image) ? (
          <FocalPointField image={image} name={shownName} onChange={onChange} />
        ) : (
          <CarImage src={image} name={shownName} sizes="(min-width: 36rem) 30rem, 100vw" />
        )}
        <Button
          onClick={() => {
            setBefore(image);
            setFile(undefined);
            reset();
            onChange('');
          }}
        >
          {formatMessage(IMAGE_TEXT.change)}
        </Button>
      </div>
    );

  const isUploading = state.status === 'uploading';
  const isRefused = state.status === 'refused';
  return (
    <div className={styles.image}>
      <label className={imageFile.file}>
        {formatMessage(IMAGE_TEXT.label)}
        <input
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          disabled={isUploading}
          aria-describedby={isRefused ? 'car-image-hint car-image-refusal' : 'car-image-hint'}
          aria-invalid={isRefused}
          onChange={({ target }) => choose(target.files?.[0])}
          onDrop={(event) => {
            const [first, ...others] = event.dataTransfer.files;
            // A single file is the browser's to take; it would ignore several.
            if (!first || others.length === 0) return;
            event.preventDefault();
            const taken = new DataTransfer();
            taken.items.add(first);
            event.currentTarget.files = taken.files;
            choose(first);
            onFurther(others);
          }}
        />
      </label>
      <p id="car-image-hint" className={styles.hint}>
        {formatMessage(IMAGE_TEXT.hint, { megabytes: String(MAX_UPLOAD_MB) })}
      </p>
      {isRefused && (
        <p id="car-image-refusal" role="alert" className={styles.refusal}>
          {formatMessage(IMAGE_TEXT.refused, { reason: withoutFullStop(state.reason) })}
        </p>
      )}
      {isUploading && (
        <Progress
          percent={Math.round(state.fraction * 100)}
          aria-label={formatMessage(IMAGE_TEXT.upload)}
          status={state.fraction < 1 ? 'active' : 'normal'}
        />
      )}
      <div className={styles.imageActions}>
        <Button loading={isUploading} onClick={upload}>
          {formatMessage(isUploading ? IMAGE_TEXT.uploading : IMAGE_TEXT.upload)}
        </Button>
        {isUploading && <Button onClick={cancel}>{formatMessage(IMAGE_TEXT.cancel)}</Button>}
        {before && !isUploading && <Button onClick={() => onChange(before)}>{formatMessage(IMAGE_TEXT.keep)}</Button>}
      </div>
    </div>
  );
}
