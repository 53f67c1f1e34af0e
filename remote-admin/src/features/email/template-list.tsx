import { Button } from 'antd';
import { type EmailTemplate, LOCALE_CODES, LOCALES, templateText } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { usePermission } from '../../data/use-permission.ts';
import { ListPanel } from '../../kit/list-screen/list-panel.tsx';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { parseDraft } from '../../kit/record-form/parse-draft.ts';
import { useRecordDialog } from '../../kit/record-form/use-record-dialog.ts';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { TemplateDialog, type TemplateState, templateValues } from './template-dialog.tsx';
import styles from './template-list.module.css';
import { TEMPLATE_TEXT } from './texts.ts';
import { useEmailTemplates } from './use-email-templates.ts';

/** The agency's templates of e-mails; owners change them. */
export function TemplateList({ title }: PanelProps) {
  const { formatMessage } = useIntl();
  const state = useEmailTemplates();
  const mayWrite = usePermission('mail.templates');
  const dialog = useRecordDialog('email-template', parseTemplateDraft);
  const edit = (template?: EmailTemplate) => dialog.open({ template, values: templateValues(template) });

  return (
    <>
      <ListPanel
        title={title}
        aside={mayWrite && <Button onClick={() => edit()}>{formatMessage(TEMPLATE_TEXT.create)}</Button>}
        brief={(state.status === 'ready' && state.value.length) || ''}
        texts={TEMPLATE_TEXT}
        state={state}
        empty={({ length }) => length === 0 && <p className={styles.second}>{formatMessage(TEMPLATE_TEXT.empty)}</p>}
      >
        {(templates) => (
          <ul>
            {templates.map((template) => (
              <li key={template.id} className={styles.template}>
                <div>
                  <strong>
                    <bdi>{template.title}</bdi>
                  </strong>
                  <p className={styles.second}>{languagesOf(template)}</p>
                </div>
                {mayWrite && (
                  <Button
                    aria-label={formatMessage(TEMPLATE_TEXT.editOne, { title: template.title })}
                    onClick={() => edit(template)}
                  >
                    {formatMessage(COMMON_TEXT.edit)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListPanel>
      {mayWrite && dialog.isOpen && dialog.state && (
        <TemplateDialog key={dialog.opened} {...dialog} state={dialog.state} />
      )}
    </>
  );
}

function parseTemplateDraft(kept: unknown): TemplateState | undefined {
  const { template, values }: Partial<Record<keyof TemplateState, unknown>> = Object(kept);
  const parsed = parseDraft({ record: template, values }, 'id', templateValues);
  return parsed && { template: parsed.edited, values: parsed.values };
}

function languagesOf(template: EmailTemplate): string {
  const written = LOCALE_CODES.filter((code) => templateText(template, code).language === code);
  return written.map((code) => LOCALES[code].name).join(' · ');
}
