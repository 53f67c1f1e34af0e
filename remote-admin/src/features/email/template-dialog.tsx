import { Button, Form, Input, Modal } from 'antd';
import { type SyntheticEvent, useRef, useState } from 'react';
import {
  DEFAULT_LOCALE,
  EMAIL_PLACEHOLDERS,
  EMAIL_TEMPLATE_FIELDS,
  type EmailTemplate,
  LOCALE_CODES,
  LOCALES,
  type LocaleCode,
  type NewEmailTemplate,
  TEMPLATE_TEXTS,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useSWRConfig } from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { findChanges } from '../../kit/record-form/find-changes.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import formFooter from '../../kit/record-form/form-footer.module.css';
import type { RecordDialog } from '../../kit/record-form/use-record-dialog.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useUndoToast } from '../../ui/use-undo-toast.ts';
import { PreviewButton } from './preview-button.tsx';
import styles from './template-dialog.module.css';
import { EMAIL_PROBLEMS, EMAIL_TEXT, LANGUAGE_TEXT, TEMPLATE_TEXT } from './texts.ts';

type Values = Readonly<Record<keyof NewEmailTemplate, string>>;
type Problems = Readonly<Partial<Record<string, string>>>;

/** State of the form of a template. */
export interface TemplateState {
  /** As the person has seen it; undefined for a new one. */
  readonly template: EmailTemplate | undefined;
  readonly values: Values;
}

interface TemplateDialogProps extends Pick<RecordDialog<TemplateState>, 'keep' | 'close'> {
  readonly state: TemplateState;
}

/**
 * Dialog with a template of e-mails, one language at a time. A refused save keeps the input and shows the language of it;
 * what a colleague has written meanwhile is shown first, and replaced by the next save.
 */
export function TemplateDialog({ state, keep, close }: TemplateDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { describeError, describeFields } = useErrorText();
  const showFailure = useFailureToast();
  const showUndo = useUndoToast();
  const { mutate } = useSWRConfig();
  const [{ template, values }, setState] = useState(state);
  const [language, setLanguage] = useState<LocaleCode>(DEFAULT_LOCALE);
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  /** Where a placeholder goes: to the cursor of the field that was used last. */
  const cursor = useRef<{ readonly field: keyof Values; readonly at: number }>(undefined);
  const names = TEMPLATE_TEXTS[language];
  const refresh = () => mutate(cacheKeys.emailTemplates);

  const update = (next: TemplateState) => {
    setState(next);
    keep(next);
  };
  const showProblems = (fields: Problems) => {
    setProblems(fields);
    const wrong = LOCALE_CODES.find((code) => Object.values(TEMPLATE_TEXTS[code]).some((name) => fields[name]));
    if (wrong) setLanguage(wrong);
  };
  const change = (field: keyof Values, text: string) => {
    setProblems({ ...problems, [field]: undefined });
    update({ template, values: { ...values, [field]: text } });
  };
  const insert = (placeholder: string) => {
    const field = cursor.current?.field === names.subject ? names.subject : names.body;
    const text = values[field];
    const at = cursor.current?.field === field ? cursor.current.at : text.length;
    change(field, `${text.slice(0, at)}{${placeholder}}${text.slice(at)}`);
    cursor.current = { field, at: at + placeholder.length + 2 };
  };
  /** @param work resolves to `stay` when the person has to look at the form again */
  const run = async (work: () => Promise<'stay' | undefined>) => {
    setIsSaving(true);
    try {
      if ((await work()) !== 'stay') close();
      await refresh();
    } catch (error) {
      const fields = describeFields(error);
      showProblems(fields);
      if (Object.keys(fields).some((field) => field in values)) console.error('The template was refused', error);
      else showFailure({ log: 'The template could not be saved', error, text: describeError(error) });
    } finally {
      setIsSaving(false);
    }
  };
  const undoing = (undo: () => Promise<unknown>) => async () => {
    await undo();
    await refresh();
  };
  const save = () =>
    run(async () => {
      if (!template) {
        const [created] = await api.createEntities('EmailTemplates', [values]);
        showUndo(
          formatMessage(TEMPLATE_TEXT.saved),
          undoing(async () => created && (await api.deleteEntity('EmailTemplates', created.id))),
          { changed: values.title },
        );
        return undefined;
      }
      const before = templateValues(template);
      const changes = findChanges(values, before);
      if (Object.keys(changes).length === 0) return undefined;
      const { data } = await api.searchEntities({ entity: 'EmailTemplates' });
      const now = data.find(({ id }) => id === template.id);
      const theirs = now ? findChanges(templateValues(now), before) : {};
      const overwritten = Object.entries(theirs).filter(([name, text]) => {
        const own = changes[name as keyof Values];
        return own !== undefined && own !== text;
      });
      if (now && overwritten.length > 0) {
        update({ template: now, values: { ...values, ...theirs, ...changes } });
        const told = overwritten.map(([name, text]) => [name, formatMessage(TEMPLATE_TEXT.changed, { text })]);
        showProblems(Object.fromEntries(told));
        return 'stay';
      }
      await api.updateEntity('EmailTemplates', { ...changes, id: template.id });
      const back = Object.fromEntries(Object.keys(changes).map((name) => [name, before[name as keyof Values]]));
      showUndo(
        formatMessage(TEMPLATE_TEXT.saved),
        undoing(() => api.updateEntity('EmailTemplates', { ...back, id: template.id })),
        { changed: values.title },
      );
      return undefined;
    });
  const remove = ({ id }: EmailTemplate) =>
    run(async () => {
      await api.deleteEntity('EmailTemplates', id);
      showUndo(
        formatMessage(TEMPLATE_TEXT.deleted),
        undoing(() => api.createEntities('EmailTemplates', [templateValues(template)])),
        { changed: templateValues(template).title },
      );
      return undefined;
    });
  const item = (field: keyof Values) => ({
    htmlFor: `template-${field}`,
    ...(problems[field] && { validateStatus: 'error' as const, help: problems[field] }),
  });
  const input = (field: keyof Values) => ({
    id: `template-${field}`,
    value: values[field],
    maxLength: EMAIL_TEMPLATE_FIELDS[field].maxLength,
    'aria-invalid': problems[field] !== undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change(field, target.value),
    onSelect: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      cursor.current = { field, at: currentTarget.selectionStart ?? currentTarget.value.length };
    },
  });
  const written = { lang: language, dir: LOCALES[language].direction };

  return (
    <Modal
      open
      title={formatMessage(template ? TEMPLATE_TEXT.edit : TEMPLATE_TEXT.create)}
      width="40rem"
      styles={{ container: { paddingBlockEnd: 12 } }}
      mask={{ closable: false }}
      onCancel={() => !isSaving && close()}
      footer={null}
    >
      <Form className={styles.form ?? ''} layout="vertical" requiredMark={false} onFinish={() => void save()}>
        <Form.Item
          label={formatMessage(TEMPLATE_TEXT.title)}
          extra={formatMessage(TEMPLATE_TEXT.titleHint)}
          {...item('title')}
        >
          <Input {...input('title')} autoComplete="off" />
        </Form.Item>
        <Form.Item
          label={formatMessage(LANGUAGE_TEXT.label)}
          htmlFor="template-language"
          extra={formatMessage(TEMPLATE_TEXT.languageHint)}
        >
          <ChoiceField id="template-language" value={language} choices={LANGUAGE_CHOICES} onChange={setLanguage} />
        </Form.Item>
        <Form.Item label={formatMessage(EMAIL_TEXT.subject)} {...item(names.subject)}>
          <Input {...input(names.subject)} {...written} autoComplete="off" />
        </Form.Item>
        <Form.Item label={formatMessage(TEMPLATE_TEXT.body)} {...item(names.body)}>
          <Input.TextArea {...input(names.body)} {...written} rows={5} />
        </Form.Item>
        <fieldset className={styles.placeholders}>
          <legend>{formatMessage(TEMPLATE_TEXT.placeholders)}</legend>
          {EMAIL_PLACEHOLDERS.map((placeholder) => (
            <Button key={placeholder} size="small" onClick={() => insert(placeholder)}>
              <code dir="ltr" translate="no">{`{${placeholder}}`}</code>
            </Button>
          ))}
        </fieldset>
        <div className={`${styles.footer} ${formFooter.footer}`}>
          {template && (
            <Button danger disabled={isSaving} onClick={() => void remove(template)}>
              {formatMessage(COMMON_TEXT.delete)}
            </Button>
          )}
          <PreviewButton
            draft={{ subject: values[names.subject], body: values[names.body], language }}
            onIncomplete={() => {
              const empty = [names.subject, names.body].filter((name) => !values[name].trim());
              setProblems({
                ...problems,
                ...Object.fromEntries(empty.map((name) => [name, formatMessage(EMAIL_PROBLEMS.incomplete)])),
              });
            }}
          />
          <FormButtons isSaving={isSaving} onCancel={close} />
        </div>
      </Form>
    </Modal>
  );
}

/** Returns what a person writes of a template; empty texts for a new one. */
export function templateValues(template: EmailTemplate | undefined): Values {
  const names = Object.keys(EMAIL_TEMPLATE_FIELDS).filter((name) => name !== 'id') as (keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, template?.[name] ?? ''])) as Values;
}
