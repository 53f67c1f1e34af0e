import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import {
  joinWords,
  LOCALE_CODES,
  LOCALES,
  type LocaleCode,
  MAX_CLAUSES_LENGTH,
  PAPER_KINDS,
  type StoredPaperSettings,
  splitClauses,
  TAXED_PARTS,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useDraft, useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { usePermission } from '../../data/use-permission.ts';
import formFooter from '../../kit/record-form/form-footer.module.css';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { Panel } from '../../ui/panel.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { isPercent, type PaperValues, paperValues, parsePaperDraft, readPaperValues } from './paper-values.ts';
import styles from './papers.module.css';
import { PAPER_NAMES, PAPERS_TEXT, TAXED_PART_NAMES, PAPER_SETTINGS_TEXT as TEXT } from './texts.ts';

interface PaperSettingsFormProps {
  readonly stored: StoredPaperSettings;
  readonly onSaved: (stored: StoredPaperSettings) => Promise<unknown>;
}

/** What stands on papers; unsaved input is kept as a draft. A failed save keeps it too. */
export function PaperSettingsForm({ stored, onSaved }: PaperSettingsFormProps) {
  const { api, toasts, site } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const mayWrite = usePermission('papers.settings');
  const draft = useDraft('paper-settings', parsePaperDraft);
  const [values, setValues] = useState<PaperValues>(() => draft.read() ?? paperValues(stored));
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const { settings, areNumbersRead } = readPaperValues(values);
  const change = (changes: Partial<PaperValues>) => {
    const next = { ...values, ...changes };
    setValues(next);
    draft.keep(next);
  };
  const problem = (isWrong: boolean, text: typeof TEXT.taxProblem) =>
    isChecked && isWrong ? { validateStatus: 'error' as const, help: formatMessage(text) } : {};

  const save = async () => {
    setIsChecked(true);
    if (!areNumbersRead || ![values.tax, ...Object.values(values.taxes)].every(isPercent)) return;
    setIsSaving(true);
    try {
      await onSaved(await api.papers.saveSettings(settings));
      draft.drop();
      toasts.success(formatMessage(TEXT.saved));
    } catch (error) {
      showFailure({ log: formatMessage(TEXT.notSaved), error, text: describeError(error) });
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Form layout="vertical" disabled={!mayWrite} onFinish={() => void save()} className={styles.settings ?? ''}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={formatMessage(TEXT.seller)}>
            <Form.Item htmlFor="seller-name" label={formatMessage(TEXT.name)}>
              <Input
                id="seller-name"
                dir="auto"
                maxLength={120}
                placeholder={site.agencyName}
                value={values.sellerName}
                onChange={({ target }) => change({ sellerName: target.value })}
              />
            </Form.Item>
            <Form.Item htmlFor="seller-address" label={formatMessage(TEXT.address)}>
              <Input.TextArea
                id="seller-address"
                dir="auto"
                rows={2}
                maxLength={300}
                placeholder={site.address}
                value={values.sellerAddress}
                onChange={({ target }) => change({ sellerAddress: target.value })}
              />
            </Form.Item>
            <Form.Item
              htmlFor="seller-numbers"
              label={formatMessage(TEXT.numbers)}
              extra={formatMessage(TEXT.numbersHint)}
              {...problem(!areNumbersRead, TEXT.numbersProblem)}
            >
              <Input.TextArea
                id="seller-numbers"
                dir="auto"
                rows={2}
                value={values.numbers}
                onChange={({ target }) => change({ numbers: target.value })}
              />
            </Form.Item>
            <fieldset className={styles.taxes}>
              <legend>{formatMessage(TEXT.taxes)}</legend>
              <PercentField
                id="paper-tax"
                label={formatMessage(TEXT.tax)}
                problem={problem(!isPercent(values.tax), TEXT.taxProblem)}
                value={values.tax}
                onChange={(tax) => change({ tax })}
              />
              {TAXED_PARTS.map((part) => (
                <PercentField
                  key={part}
                  id={`paper-tax-${part}`}
                  label={formatMessage(TAXED_PART_NAMES[part])}
                  problem={problem(!isPercent(values.taxes[part]), TEXT.taxProblem)}
                  placeholder={values.tax}
                  value={values.taxes[part]}
                  onChange={(text) => change({ taxes: { ...values.taxes, [part]: text } })}
                />
              ))}
            </fieldset>
            <p className={styles.second}>{formatMessage(TEXT.taxHint)}</p>
          </Panel>
        </div>
        <div className={styles.column}>
          <ClausesPanel
            clauses={values.clauses}
            version={stored.clausesVersion}
            onChange={(clauses) => change({ clauses })}
          />
          <Panel title={formatMessage(TEXT.numbering)}>
            <div className={styles.prefixes}>
              {PAPER_KINDS.map((kind) => (
                <PrefixField
                  key={kind}
                  label={formatMessage(PAPER_NAMES[kind])}
                  id={`prefix-${kind}`}
                  value={values.prefixes[kind]}
                  onChange={(prefix) => change({ prefixes: { ...values.prefixes, [kind]: prefix } })}
                />
              ))}
            </div>
            <p className={styles.second}>
              {formatMessage(TEXT.numberingHint, {
                example: <bdi key="example">{`${values.prefixes.invoice}2027-0001`}</bdi>,
              })}
            </p>
          </Panel>
        </div>
      </div>
      {mayWrite && (
        <div className={`${formFooter.footer} ${styles.save}`}>
          <p className={styles.second}>{formatMessage(TEXT.kept)}</p>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {formatMessage(TEXT.save)}
          </Button>
        </div>
      )}
    </Form>
  );
}

interface PercentFieldProps {
  readonly id: string;
  readonly label: string;
  readonly problem: object;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function PercentField({ id, label, problem, onChange, ...field }: PercentFieldProps) {
  return (
    <Form.Item htmlFor={id} label={label} {...problem}>
      <Input
        id={id}
        dir="ltr"
        inputMode="decimal"
        maxLength={6}
        {...field}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}

interface PrefixFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (prefix: string) => void;
}

function PrefixField({ id, label, value, onChange }: PrefixFieldProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input id={id} dir="ltr" maxLength={12} value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

interface ClausesPanelProps {
  readonly clauses: PaperValues['clauses'];
  readonly version: number;
  readonly onChange: (clauses: PaperValues['clauses']) => void;
}

/** The owner's clauses, one language at a time, and how they stand on paper. */
function ClausesPanel({ clauses, version, onChange }: ClausesPanelProps) {
  const { formatMessage, locale } = useIntl();
  const [language, setLanguage] = useState<LocaleCode>(locale);
  const text = clauses[language];
  const { direction, name } = LOCALES[language];
  const missing = LOCALE_CODES.filter((code) => clauses[code].trim() === '');
  const isPartly = missing.length > 0 && missing.length < LOCALE_CODES.length;
  const names = joinWords(
    missing.map((code) => LOCALES[code].name),
    locale,
  );
  return (
    <Panel
      title={formatMessage(TEXT.clauses)}
      aside={version > 0 && <span className={styles.second}>{formatMessage(TEXT.clausesVersion, { version })}</span>}
    >
      <p className={styles.second}>{formatMessage(TEXT.clausesHint)}</p>
      <Form.Item
        className={styles.clauses ?? ''}
        htmlFor="clauses-language"
        label={formatMessage(PAPERS_TEXT.language)}
      >
        <ChoiceField id="clauses-language" choices={LANGUAGE_CHOICES} value={language} onChange={setLanguage} />
      </Form.Item>
      <Form.Item htmlFor="clauses" label={formatMessage(TEXT.clausesIn, { language: name })}>
        <Input.TextArea
          id="clauses"
          dir={direction}
          lang={language}
          autoSize={{ minRows: 8, maxRows: 24 }}
          maxLength={MAX_CLAUSES_LENGTH}
          value={text}
          onChange={({ target }) => onChange({ ...clauses, [language]: target.value })}
        />
      </Form.Item>
      {isPartly && <p className={styles.second}>{formatMessage(TEXT.missing, { languages: names })}</p>}
      {text.trim() !== '' && (
        <section aria-label={formatMessage(TEXT.preview)} className={styles.sheet} dir={direction} lang={language}>
          <ol>
            {splitClauses(text).map((clause, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no other name than their number
              <li key={index}>{clause}</li>
            ))}
          </ol>
        </section>
      )}
    </Panel>
  );
}
