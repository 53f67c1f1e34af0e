import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { EmailPreview, EmailPreviewRequest } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './preview-button.module.css';
import { PREVIEW_TEXT } from './texts.ts';

interface PreviewButtonProps {
  readonly draft: EmailPreviewRequest;
  /** Called instead while there is nothing to show. */
  readonly onIncomplete: () => void;
}

/** A button that shows an e-mail as it will arrive. */
export function PreviewButton({ draft, onIncomplete }: PreviewButtonProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const [preview, setPreview] = useState<EmailPreview>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  const show = async () => {
    if (!draft.subject.trim() || !draft.body.trim()) {
      onIncomplete();
      return;
    }
    setIsLoading(true);
    try {
      setPreview(await api.previewEmail(draft));
      setIsOpen(true);
    } catch (error) {
      showFailure({ log: 'The e-mail could not be previewed', error, text: describeError(error) });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <Button loading={isLoading} onClick={() => void show()}>
        {formatMessage(PREVIEW_TEXT.show)}
      </Button>
      <Modal
        open={isOpen}
        title={<bdi>{preview?.subject}</bdi>}
        footer={null}
        width="44rem"
        onCancel={() => setIsOpen(false)}
      >
        {draft.bookingId === undefined && <p className={styles.hint}>{formatMessage(PREVIEW_TEXT.example)}</p>}
        {/* Without scripts, forms and links of its own. */}
        <iframe
          className={styles.email}
          sandbox=""
          title={formatMessage(PREVIEW_TEXT.title)}
          srcDoc={preview?.html ?? ''}
        />
      </Modal>
    </>
  );
}
