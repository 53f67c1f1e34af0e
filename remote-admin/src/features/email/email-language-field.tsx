import { App, Form } from 'antd';
import { DEFAULT_LOCALE, type LocaleCode } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import type { EmailDraft } from './email-draft.ts';
import { LANGUAGE_TEXT } from './texts.ts';

/** Returns the draft of an e-mail in a language; undefined after a failure, which it has shown. */
export type WriteDraft = (language: LocaleCode) => Promise<EmailDraft | undefined>;

interface EmailLanguageFieldProps {
  /** Id of the field. */
  readonly id: string;
  readonly email: EmailDraft;
  readonly onWrite: WriteDraft;
  readonly onChange: (part: Partial<EmailDraft>) => void;
}

/**
 * Selects the language of an e-mail and drafts it again in that language. Asks for confirmation before replacing edited
 * text.
 */
export function EmailLanguageField({ id, email, onWrite, onChange }: EmailLanguageFieldProps) {
  const { formatMessage } = useIntl();
  const { modal } = App.useApp();
  const { language = DEFAULT_LOCALE, subject, body } = email;

  const choose = async (chosen: LocaleCode) => {
    const [before, after] = await Promise.all([onWrite(language), onWrite(chosen)]);
    if (!before || !after) return;
    const isChanged = before.subject !== subject || before.body !== body;
    if (isChanged && !(await askToReplace())) return;
    onChange({ subject: after.subject, body: after.body, language: chosen });
  };
  const askToReplace = () =>
    modal.confirm({
      title: formatMessage(LANGUAGE_TEXT.replace),
      content: formatMessage(LANGUAGE_TEXT.replaceHint),
      okText: formatMessage(LANGUAGE_TEXT.yes),
      cancelText: formatMessage(LANGUAGE_TEXT.no),
      focusable: { autoFocusButton: 'cancel' },
      icon: null,
    });

  return (
    <Form.Item label={formatMessage(LANGUAGE_TEXT.label)} htmlFor={id}>
      <ChoiceField id={id} value={language} choices={LANGUAGE_CHOICES} onChange={(chosen) => void choose(chosen)} />
    </Form.Item>
  );
}
