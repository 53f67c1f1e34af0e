import { Button } from 'antd';
import type { ReactNode } from 'react';
import { type Message, useIntl } from 'shared-kit/intl';
import { type QueryState, useHost } from 'shared-kit/remote';
import { usePermission } from '../../data/use-permission.ts';
import { ListPanel } from '../../kit/list-screen/list-panel.tsx';
import { useRecordDialog } from '../../kit/record-form/use-record-dialog.ts';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './prices.module.css';
import { RuleDialog, type RuleState } from './rule-dialog.tsx';
import { ruleValues } from './rule-values.ts';
import { RULE_FIELDS, type Rule, type RuleName } from './rules.ts';
import { LEAVE_TEXT, RULE_TEXT } from './texts.ts';

/** A rule as a line of its list. */
export interface RuleLine {
  /** Names the buttons of the line. */
  readonly name: string;
  readonly title: ReactNode;
  /** Shown below the title, separated by points. */
  readonly facts: readonly (string | false | undefined)[];
  readonly notes?: ReactNode;
}

export interface RulePanelProps<Name extends RuleName> {
  readonly entity: Name;
  readonly texts: Readonly<Record<'title' | 'new' | 'edit' | 'empty', Message>>;
  readonly state: QueryState<readonly Rule<Name>[]>;
  /** Returns the rules in the order in which they are shown. */
  readonly order?: (rules: readonly Rule<Name>[]) => readonly Rule<Name>[];
  readonly describe: (rule: Rule<Name>) => RuleLine;
  /** The fields of the form. */
  readonly fields: (edited: Rule<Name> | undefined) => ReactNode;
  /** A button that opens the form of a new rule like this one. */
  readonly copy?: {
    readonly label: Message;
    readonly name: Message;
    readonly copied: (rule: Rule<Name>) => Rule<Name>;
  };
  /** Whether the form takes the width of a table. */
  readonly isWide?: boolean;
}

/** The rules of one entity: owners add, change and delete them in a dialog, agents read them. */
export function RulePanel<Name extends RuleName>({
  entity,
  texts,
  state,
  order = (rules) => rules,
  describe,
  fields,
  copy,
  isWide = false,
}: RulePanelProps<Name>) {
  const { formatMessage } = useIntl();
  const mayWrite = usePermission('prices.write');
  const dialog = useRecordDialog(`price-rule ${entity}`, (kept) => parseRuleDraft(entity, kept));
  const begin = (rule: Rule | undefined, like: Rule | undefined = rule) =>
    dialog.open({ rule, values: ruleValues(RULE_FIELDS[entity], like) });
  const title = formatMessage(texts.title);
  return (
    <>
      <ListPanel
        title={title}
        aside={
          mayWrite && (
            <Button type="link" aria-label={formatMessage(RULE_TEXT.addTo, { title })} onClick={() => begin(undefined)}>
              {formatMessage(RULE_TEXT.add)}
            </Button>
          )
        }
        texts={RULE_TEXT}
        state={state}
        empty={({ length }) => length === 0 && <p className={styles.second}>{formatMessage(texts.empty)}</p>}
      >
        {(rules) => (
          <ul>
            {order(rules).map((rule) => {
              const line = describe(rule);
              return (
                <li key={rule.id} className={styles.rule}>
                  <div>
                    <p className={styles.title}>{line.title}</p>
                    <Facts facts={line.facts} />
                    {line.notes && <div>{line.notes}</div>}
                  </div>
                  {mayWrite && (
                    <div className={styles.buttons}>
                      {copy && (
                        <Button
                          type="link"
                          aria-label={formatMessage(copy.name, { name: line.name })}
                          onClick={() => begin(undefined, copy.copied(rule))}
                        >
                          {formatMessage(copy.label)}
                        </Button>
                      )}
                      <Button
                        type="link"
                        aria-label={formatMessage(RULE_TEXT.editOne, { name: line.name })}
                        onClick={() => begin(rule)}
                      >
                        {formatMessage(COMMON_TEXT.edit)}
                      </Button>
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </ListPanel>
      {mayWrite && dialog.isOpen && dialog.state && (
        <RuleDialog
          key={dialog.opened}
          entity={entity}
          texts={texts}
          isWide={isWide}
          fields={(rule) => fields(rule as Rule<Name> | undefined)}
          nameOf={(rule) => describe(rule as Rule<Name>).name}
          state={dialog.state}
          keep={dialog.keep}
          close={dialog.close}
          leave={() => dialog.leave(LEAVE_TEXT)}
        />
      )}
    </>
  );
}

function Facts({ facts }: Pick<RuleLine, 'facts'>) {
  const { direction } = useHost().locale;
  const shown = facts.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <p className={styles.facts}>
      {shown.map((fact) => (
        <span key={String(fact)}>
          <bdi dir={direction}>{fact}</bdi>
        </span>
      ))}
    </p>
  );
}

/** Returns a stored draft; undefined for one of another version, whose fields do not fit. */
function parseRuleDraft(entity: RuleName, kept: unknown): RuleState | undefined {
  const { rule, values }: { rule?: unknown; values?: unknown } = Object(kept);
  if (typeof values !== 'object' || values === null) return undefined;
  const typed = values as RuleState['values'];
  const fits = Object.entries(ruleValues(RULE_FIELDS[entity])).every(
    ([name, initial]) => typeof typed[name] === typeof initial && Array.isArray(typed[name]) === Array.isArray(initial),
  );
  return fits ? { rule: rule as Rule | undefined, values: typed } : undefined;
}
