import { Button, Form, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { isApiError, type NewEntity, readProblem } from 'shared-kit/api-client';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { FIELD_LABELS } from 'shared-kit/ui';
import { useSWRConfig } from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { findChanges } from '../../kit/record-form/find-changes.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import formFooter from '../../kit/record-form/form-footer.module.css';
import type { RecordDialog } from '../../kit/record-form/use-record-dialog.ts';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { useConfirmDeletion } from '../../ui/use-confirm-deletion.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useUndoToast } from '../../ui/use-undo-toast.ts';
import styles from './prices.module.css';
import { type RuleBody, type RuleValues, readRule, ruleValues } from './rule-values.ts';
import { RULE_FIELDS, type Rule, type RuleName } from './rules.ts';
import { RULE_TEXT } from './texts.ts';

/** State of the form of a rule. */
export interface RuleState {
  /** As the person has seen it; undefined for a new one. */
  readonly rule: Rule | undefined;
  readonly values: RuleValues;
}

interface RuleDialogProps extends Pick<RecordDialog<RuleState>, 'keep' | 'close'> {
  readonly entity: RuleName;
  readonly texts: Readonly<Record<'new' | 'edit', Message>>;
  readonly isWide: boolean;
  readonly fields: (edited: Rule | undefined) => ReactNode;
  readonly nameOf: (rule: Rule) => string;
  readonly state: RuleState;
  /** Closes the form, after a question when something was typed. */
  readonly leave: () => void;
}

/**
 * The form of a rule. A refused save keeps the input; what a colleague has written meanwhile is shown beside it, and replaced
 * by the next save.
 */
export function RuleDialog({ entity, texts, isWide, fields, nameOf, state, keep, close, leave }: RuleDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { describeError, describeFields } = useErrorText();
  const showUndo = useUndoToast();
  const ask = useConfirmDeletion();
  const { mutate } = useSWRConfig();
  const [form] = Form.useForm();
  const [rule, setRule] = useState(state.rule);
  const [problem, setProblem] = useState<ReactNode>();
  const [isSaving, setIsSaving] = useState(false);
  const definitions = RULE_FIELDS[entity];
  const bodyOf = (one: Rule) => readRule(definitions, ruleValues(definitions, one));
  const refresh = () => mutate(cacheKeys.priceRules(entity));
  const create = async (body: RuleBody) => {
    const set = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
    const [created] = await api.createEntities(entity, [set as unknown as NewEntity<typeof entity>]);
    return created;
  };
  /** Shows the toast of a change, whose button calls `undo`. */
  const tell = (done: Message, undo: () => Promise<unknown>, one: Rule | undefined) =>
    showUndo(
      formatMessage(done),
      async () => {
        await undo();
        await refresh();
      },
      one && { changed: nameOf(one) },
    );

  const send = async (body: RuleBody) => {
    if (!rule) {
      const created = await create(body);
      const undo = async () => created && (await api.deleteEntity(entity, created.id));
      return tell(RULE_TEXT.saved, undo, created as Rule | undefined);
    }
    const before = bodyOf(rule);
    const changes = findChanges(body, before);
    if (Object.keys(changes).length === 0) return;
    const seen = Object.fromEntries(Object.keys(changes).map((name) => [name, before[name]]));
    await api.updateEntity(entity, { ...changes, id: rule.id, basedOn: seen });
    tell(RULE_TEXT.saved, () => api.updateEntity(entity, { ...seen, id: rule.id, basedOn: changes }), rule);
  };

  /** Shows what a colleague has written, and puts it where the person has typed nothing. */
  const showColleagues = async (edited: Rule, values: RuleValues) => {
    const { data } = await api.searchEntities({ entity });
    const now = (data as readonly Rule[]).find(({ id }) => id === edited.id);
    setRule(now);
    if (!now) {
      keep({ rule: undefined, values });
      return setProblem(formatMessage(RULE_TEXT.colleagueDeleted));
    }
    const theirs = findChanges(bodyOf(now), bodyOf(edited));
    const typed = findChanges(values, ruleValues(definitions, edited));
    const rebased = { ...ruleValues(definitions, now), ...typed } as RuleValues;
    form.setFieldsValue(rebased);
    keep({ rule: now, values: rebased });
    const replaced = Object.entries(theirs).filter(([name]) => name in typed);
    setProblem(
      <>
        <p>{formatMessage(RULE_TEXT.colleagueChanged)}</p>
        <ul>
          {replaced.map(([name, value]) => (
            <li key={name}>
              {formatMessage(RULE_TEXT.theirs, {
                field: formatMessage(FIELD_LABELS[name as keyof typeof FIELD_LABELS]),
                value: (
                  <bdi key="value" translate="no">
                    {writeValue(value) || formatMessage(RULE_TEXT.nothing)}
                  </bdi>
                ),
              })}
            </li>
          ))}
        </ul>
      </>,
    );
  };
  const showFailure = (error: unknown) => {
    console.error('A rule of prices could not be saved', error);
    const problems = Object.entries(describeFields(error));
    const described = problems.filter(([path]) => (path.split('.')[0] ?? '') in definitions);
    form.setFields(described.map(([path, text]) => ({ name: toName(path), errors: [text] })));
    if (described.length === 0) setProblem(describeError(error));
  };

  const save = async () => {
    const values: RuleValues = form.getFieldsValue();
    setIsSaving(true);
    setProblem(undefined);
    try {
      await send(readRule(definitions, values));
      close();
      await refresh();
    } catch (error) {
      const isOld =
        isApiError(error) &&
        (error.status === 404 || readProblem(error)?.type === 'entity_changed') &&
        rule !== undefined;
      await (isOld ? showColleagues(rule, values) : Promise.reject(error)).catch(showFailure);
    } finally {
      setIsSaving(false);
    }
  };
  const remove = async (edited: Rule) => {
    try {
      await api.deleteEntity(entity, edited.id);
      tell(RULE_TEXT.deleted, () => create(bodyOf(edited)), edited);
      close();
      await refresh();
    } catch (error) {
      console.error('A rule of prices could not be deleted', error);
      setProblem(formatMessage(RULE_TEXT.deleteFailed, { reason: describeError(error) }));
    }
  };

  return (
    <Modal
      open
      title={formatMessage(rule ? texts.edit : texts.new)}
      width={isWide ? '74rem' : '40rem'}
      styles={{ container: { paddingBlockEnd: 12 } }}
      mask={{ closable: false }}
      footer={null}
      closable={!isSaving}
      keyboard={!isSaving}
      onCancel={leave}
    >
      <Form
        form={form}
        name={entity}
        layout="vertical"
        requiredMark={false}
        initialValues={state.values}
        onValuesChange={() => keep({ rule, values: form.getFieldsValue() })}
        onFinish={() => void save()}
        className={styles.form ?? ''}
      >
        {fields(rule)}
        {problem && (
          <div role="alert" className={styles.problem}>
            {problem}
          </div>
        )}
        <div className={`${styles.footer} ${formFooter.footer}`}>
          {rule && (
            <Button
              danger
              disabled={isSaving}
              onClick={() =>
                ask({
                  title: <bdi>{nameOf(rule)}</bdi>,
                  question: formatMessage(RULE_TEXT.deleteQuestion),
                  onDelete: () => remove(rule),
                })
              }
            >
              {formatMessage(COMMON_TEXT.delete)}
            </Button>
          )}
          <FormButtons isSaving={isSaving} onCancel={leave} />
        </div>
      </Form>
    </Modal>
  );
}

/** Returns the form's name of a field of a body: `ranges.0.to` is of the row `['ranges', 0]`. */
function toName(path: string): (string | number)[] {
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return parts.slice(0, 2);
}

/** Returns a value as a line of text: the parts of a group, and the groups of a list. */
function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeValue).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(writeValue).join(' – ');
  return value === null || value === undefined ? '' : String(value);
}
