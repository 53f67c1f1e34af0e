import { Button } from 'antd';
import { useIntl } from 'shared-kit/intl';
import type { Change } from './change.ts';
import styles from './handover.module.css';
import { FIELDS, SAVE_TEXT, SECTIONS, TITLES } from './texts.ts';
import type { OpenHandover } from './use-handover.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** Whether the server has all of a protocol: how much waits, and for what. */
export function SaveState({
  handover: { waiting, shown, queue, stored, sendNow },
}: {
  readonly handover: OpenHandover;
}) {
  const { formatMessage, locale } = useIntl();
  const unsent = waiting.filter(({ change, refusal }) => change.type !== 'draft' && !refusal);
  const photos = unsent.filter(({ change }) => change.type === 'photo').length;
  const changes = unsent.length - photos;
  const counts = [
    changes > 0 && formatMessage(SAVE_TEXT.changes, { count: changes }),
    photos > 0 && formatMessage(SAVE_TEXT.photos, { count: photos }),
  ].filter((text) => text !== false);
  const isWaiting = typeof queue.sending === 'object' && unsent.length > 0;
  const isSignatureUnwritten = shown.signing !== undefined && queue.isWriting;
  const title = () => {
    if (typeof queue.sending === 'object' && unsent.length > 0) return formatMessage(SAVE_TEXT[queue.sending.waitsFor]);
    if (unsent.length > 0) return formatMessage(SAVE_TEXT.sending);
    return formatMessage(stored ? SAVE_TEXT.saved : SAVE_TEXT.empty);
  };
  return (
    <div className={styles.saveState} data-waiting={isWaiting}>
      <p role="status">
        <strong>{title()}</strong>{' '}
        {counts.length > 0 && <span>{new Intl.ListFormat(locale, { type: 'conjunction' }).format(counts)}</span>}{' '}
        {isWaiting && !isSignatureUnwritten && (
          <span className={styles.hint}>{formatMessage(queue.isKept ? SAVE_TEXT.kept : SAVE_TEXT.notKept)}</span>
        )}
      </p>
      {isWaiting && (
        <Button size="small" onClick={sendNow}>
          {formatMessage(SAVE_TEXT.retry)}
        </Button>
      )}
    </div>
  );
}

/** What the server refused, with its reason: to be sent again or discarded. Photos say it themselves. */
export function RefusedChanges({ handover: { waiting, retry, discard } }: { readonly handover: OpenHandover }) {
  const { formatMessage, locale } = useIntl();
  const refusalText = useRefusalText();
  const nameOf = (change: Change) => {
    switch (change.type) {
      case 'values': {
        const names = Object.keys(change.values).map((name) => formatMessage(FIELDS[name as keyof typeof FIELDS]));
        return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
      }
      case 'damage':
      case 'damage-removed':
        return formatMessage(SECTIONS.damages);
      case 'open':
        return formatMessage(TITLES[change.direction]);
      case 'sign':
        return formatMessage(SECTIONS.signature);
      default:
        return formatMessage(SECTIONS.photos);
    }
  };
  const refused = waiting.filter(({ refusal, change }) => refusal && change.type !== 'photo');
  return refused.map((queued) => (
    <div key={queued.key} role="alert" className={styles.refused}>
      <p>
        {queued.refusal &&
          formatMessage(SAVE_TEXT.refused, { what: nameOf(queued.change), reason: refusalText(queued.refusal) })}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => retry(queued)}>
          {formatMessage(SAVE_TEXT.retry)}
        </Button>
        <Button size="small" onClick={() => discard(queued)}>
          {formatMessage(SAVE_TEXT.discard)}
        </Button>
      </div>
    </div>
  ));
}
