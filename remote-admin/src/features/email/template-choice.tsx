import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type Booking, DEFAULT_LOCALE, LOCALES, templateText } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import type { EmailDraft } from './email-draft.ts';
import { LANGUAGE_TEXT, TEMPLATE_TEXT } from './texts.ts';
import { useAskToReplace } from './use-ask-to-replace.ts';
import { useEmailTemplates } from './use-email-templates.ts';

interface TemplateChoiceProps {
  readonly booking: Booking;
  readonly email: EmailDraft;
  readonly onChange: (part: Partial<EmailDraft>) => void;
}

/**
 * Selects a template for an e-mail about a booking, in the customer's language, or in English, which it then says. Asks
 * before it replaces a text. Nothing while there are no templates.
 */
export function TemplateChoice({ booking, email, onChange }: TemplateChoiceProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const askToReplace = useAskToReplace();
  const showFailure = useFailureToast();
  const state = useEmailTemplates();
  const [chosen, setChosen] = useState<{ readonly id: number; readonly body: string; readonly isFallback: boolean }>();
  /** The choice and the e-mail as they are when the filled template arrives. */
  const latest = useRef<{ id?: number; email: EmailDraft; onChange: TemplateChoiceProps['onChange'] }>({
    email,
    onChange,
  });
  useEffect(() => {
    Object.assign(latest.current, { email, onChange });
  });
  useEffect(() => () => void delete latest.current.id, []);
  const templates = state.status === 'ready' ? state.value : [];
  if (templates.length === 0) return null;
  const wanted = booking.locale ?? DEFAULT_LOCALE;

  const choose = async (id: number) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    latest.current.id = id;
    try {
      const text = templateText(template, wanted);
      const { subject, body } = await api.previewEmail({ ...text, bookingId: booking.id });
      if (latest.current.id !== id) return;
      const written = latest.current.email.body;
      const isOwnText = written.trim() !== '' && written !== chosen?.body;
      if (isOwnText && !(await askToReplace())) return;
      setChosen({ id, body, isFallback: text.language !== wanted });
      latest.current.onChange({ subject, body, language: text.language });
    } catch (error) {
      showFailure({ log: 'The template could not be filled in', error, text: formatMessage(LANGUAGE_TEXT.failed) });
    }
  };
  return (
    <Form.Item
      label={formatMessage(TEMPLATE_TEXT.choose)}
      htmlFor="custom-email-template"
      extra={
        chosen?.isFallback && (
          <span role="status">{formatMessage(TEMPLATE_TEXT.fallback, { language: LOCALES[wanted].name })}</span>
        )
      }
    >
      <ChoiceField
        id="custom-email-template"
        value={chosen?.id}
        placeholder={formatMessage(TEMPLATE_TEXT.none)}
        choices={templates.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => void choose(id)}
      />
    </Form.Item>
  );
}
