import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { type Booking, LOCALES } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useDraft } from 'shared-kit/remote';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import formFooter from '../../kit/record-form/form-footer.module.css';
import styles from './email-dialog.module.css';
import { type EmailDraft, findEmailProblem, parseEmailDraft } from './email-draft.ts';
import { EmailDraftChoices, type WriteDraft } from './email-draft-choices.tsx';
import { PreviewButton } from './preview-button.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { EMAIL_LIMITS, EMAIL_PROBLEMS, EMAIL_TEXT, type EmailTexts } from './texts.ts';
import { useSendEmail } from './use-send-email.ts';

interface EmailDialogProps {
  readonly bookingId: number;
  readonly texts: EmailTexts;
  readonly isOpen: boolean;
  /** Initial values, unless a draft is stored. A new value needs a new `key`. */
  readonly draft: EmailDraft;
  /** Key of the draft, which is stored until the e-mail is sent or discarded. */
  readonly draftKey: string;
  readonly isRecipientFixed?: boolean;
  /** Offers other drafts: in another language, and of a cancellation by the agency. */
  readonly onWrite?: WriteDraft;
  /** Offers the agency's templates with its values. */
  readonly templatesFor?: Booking;
  readonly onClose: () => void;
}

/** Dialog with an e-mail to a customer. A failed send keeps the input. */
export function EmailDialog(props: EmailDialogProps) {
  const { bookingId, texts, isOpen, draft, draftKey, isRecipientFixed = false, onWrite, templatesFor, onClose } = props;
  const { formatMessage } = useIntl();
  const kept = useDraft(draftKey, parseEmailDraft);
  const [email, setEmail] = useState(() => {
    const stored = kept.read() ?? draft;
    return isRecipientFixed ? { ...stored, to: draft.to } : stored;
  });
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<Message>();
  const { isSending, send } = useSendEmail(bookingId, texts.sent);
  const isFilled = email.subject !== '' && email.body !== '' && (email.to !== '' || isRecipientFixed);

  const change = (part: Partial<EmailDraft>) => {
    setProblem(undefined);
    const changed = { ...email, ...part };
    setEmail(changed);
    kept.keep(changed);
  };
  const close = () => {
    kept.drop();
    onClose();
  };
  // Reset after a sent e-mail, while the dialog is hidden.
  const reset = () => {
    if (isSent) setEmail(draft);
    setIsSent(false);
  };
  const submit = async () => {
    const found = findEmailProblem(email, texts.noRecipient);
    setProblem(found);
    if (found) return;
    // Stored even if unchanged: after an expired session, it can be sent after the next sign-in.
    kept.keep(email);
    if (!(await send(email))) return;
    setIsSent(true);
    close();
  };

  const written = email.language ? { lang: email.language, dir: LOCALES[email.language].direction } : { dir: 'auto' };
  return (
    <Modal
      open={isOpen}
      title={formatMessage(texts.title)}
      mask={{ closable: false }}
      onCancel={() => !isSending && close()}
      afterClose={reset}
      footer={null}
      width="40rem"
      styles={{ container: { paddingBlockEnd: 12 } }}
    >
      <p className={styles.hint}>{formatMessage(texts.hint)}</p>
      <Form
        id={texts.id}
        className={styles.form ?? ''}
        layout="vertical"
        requiredMark={false}
        noValidate
        onFinish={submit}
      >
        {isOpen && templatesFor && <TemplateChoice booking={templatesFor} email={email} onChange={change} />}
        {onWrite && <EmailDraftChoices id={`${texts.id}-language`} email={email} onWrite={onWrite} onChange={change} />}
        <Form.Item label={formatMessage(texts.to)} htmlFor={`${texts.id}-to`}>
          <Input
            id={`${texts.id}-to`}
            type="email"
            dir="ltr"
            inputMode="email"
            autoComplete="off"
            readOnly={isRecipientFixed}
            variant={isRecipientFixed ? 'filled' : 'outlined'}
            value={email.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        </Form.Item>
        <Form.Item label={formatMessage(EMAIL_TEXT.subject)} htmlFor={`${texts.id}-subject`}>
          <Input
            id={`${texts.id}-subject`}
            {...written}
            maxLength={EMAIL_LIMITS.subject}
            value={email.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </Form.Item>
        <Form.Item label={formatMessage(texts.body)} htmlFor={`${texts.id}-body`}>
          <Input.TextArea
            id={`${texts.id}-body`}
            className={styles.body ?? ''}
            {...written}
            rows={9}
            maxLength={EMAIL_LIMITS.body}
            value={email.body}
            onChange={({ target }) => change({ body: target.value })}
          />
        </Form.Item>
        {problem && (
          <p role="alert" className={styles.problem}>
            {formatMessage(problem)}
          </p>
        )}
        <div className={`${styles.footer} ${formFooter.footer}`}>
          <PreviewButton
            draft={{ subject: email.subject, body: email.body, bookingId }}
            onIncomplete={() => setProblem(EMAIL_PROBLEMS.incomplete)}
          />
          <FormButtons
            isSaving={isSending}
            isIncomplete={!isFilled}
            save={isSending ? EMAIL_TEXT.sending : EMAIL_TEXT.send}
            onCancel={close}
          />
        </div>
      </Form>
    </Modal>
  );
}
