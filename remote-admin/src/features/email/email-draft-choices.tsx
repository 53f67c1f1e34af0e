import { Form } from 'antd';
import { DEFAULT_LOCALE } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { CANCELERS, type DraftChoice, type EmailDraft } from './email-draft.ts';
import { CANCELER_TEXT, LANGUAGE_TEXT } from './texts.ts';
import { useAskToReplace } from './use-ask-to-replace.ts';

/** Returns the draft of an e-mail; undefined after a failure, which it has shown. */
export type WriteDraft = (choice: DraftChoice) => Promise<EmailDraft | undefined>;

interface EmailDraftChoicesProps {
  /** Id of the language's field, and the beginning of the other's. */
  readonly id: string;
  readonly email: EmailDraft;
  readonly onWrite: WriteDraft;
  readonly onChange: (part: Partial<EmailDraft>) => void;
}

/**
 * Selects the language of an e-mail, and who wanted a cancellation, and drafts it again. Asks for confirmation before
 * replacing edited text.
 */
export function EmailDraftChoices({ id, email, onWrite, onChange }: EmailDraftChoicesProps) {
  const { formatMessage } = useIntl();
  const askToReplace = useAskToReplace();
  const { language = DEFAULT_LOCALE, canceledBy, subject, body } = email;

  const choose = async (choice: Partial<DraftChoice>) => {
    const present = { language, ...(canceledBy && { canceledBy }) };
    const [before, after] = await Promise.all([onWrite(present), onWrite({ ...present, ...choice })]);
    if (!before || !after) return;
    const isChanged = before.subject !== subject || before.body !== body;
    if (isChanged && !(await askToReplace())) return;
    onChange({ ...choice, subject: after.subject, body: after.body });
  };

  return (
    <>
      <Form.Item label={formatMessage(LANGUAGE_TEXT.label)} htmlFor={id}>
        <ChoiceField
          id={id}
          value={language}
          choices={LANGUAGE_CHOICES}
          onChange={(chosen) => void choose({ language: chosen })}
        />
      </Form.Item>
      {canceledBy && (
        <Form.Item label={formatMessage(CANCELER_TEXT.label)} htmlFor={`${id}-canceler`}>
          <ChoiceField
            id={`${id}-canceler`}
            value={canceledBy}
            choices={CANCELERS.map((value) => ({ value, label: formatMessage(CANCELER_TEXT[value]) }))}
            onChange={(chosen) => void choose({ canceledBy: chosen })}
          />
        </Form.Item>
      )}
    </>
  );
}
