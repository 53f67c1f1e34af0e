import { useEffect, useRef } from 'react';
import {
  type ActivePart,
  type AgencyTimeZone,
  agencyTime,
  RELEASE_STATUS_PATH,
  type ReleaseStatus,
} from 'shared-kit/domain';
import { FormattedMessage, useIntl } from 'shared-kit/intl';
import useSWR from 'swr';
import styles from './release-panel.module.css';
import { RELEASES_TEXT } from './texts.ts';

/** An application that the page consists of. */
export interface PartOfPage {
  readonly app: string;
  /** In this document; undefined on a development server. */
  readonly version: string | undefined;
  /** Since the document was loaded. */
  readonly failures: number;
}

interface ReleaseListProps {
  readonly parts: readonly PartOfPage[];
  /** Calls of the API. */
  readonly failedCalls: number;
  readonly preview: string | undefined;
  readonly timeZone: AgencyTimeZone;
}

/** The parts of the page, with what is active now: asked for each time when the list is shown. */
export function ReleaseList({ parts, failedCalls, preview = '', timeZone }: ReleaseListProps) {
  const { formatMessage } = useIntl();
  const { data, error } = useSWR(RELEASE_STATUS_PATH, fetchStatus, { revalidateIfStale: true });
  // Where the panel is the last thing on the page, it opens below the window.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (data || error) list.current?.scrollIntoView({ block: 'nearest' });
  }, [data, error]);
  const isPreview = ({ app, version }: PartOfPage) => preview.split(' ').includes(`${app}@${version}`);

  return (
    <>
      <h2>{formatMessage(RELEASES_TEXT.title)}</h2>
      <p role="status" className={error ? styles.failed : undefined}>
        {error ? formatMessage(RELEASES_TEXT.failed) : !data && formatMessage(RELEASES_TEXT.loading)}
      </p>
      <ul ref={list}>
        {parts.map((part) => (
          <li key={part.app}>
            <strong>{part.app}</strong> {part.version && <bdi>{part.version}</bdi>}
            {!part.version && <div>{formatMessage(RELEASES_TEXT.development)}</div>}
            {isPreview(part) && <div>{formatMessage(RELEASES_TEXT.preview)}</div>}
            {data && <Activation active={data.parts[part.app]} version={part.version} timeZone={timeZone} />}
            <Failures count={part.failures} />
          </li>
        ))}
        <li>
          <strong>API</strong>
          {data && (
            <div>
              {data.api
                ? formatMessage(RELEASES_TEXT.level, { ...data.api })
                : formatMessage(RELEASES_TEXT.unknownLevel)}
            </div>
          )}
          <Failures count={failedCalls} />
        </li>
      </ul>
    </>
  );
}

interface ActivationProps {
  /** What is active of an application; undefined when nothing is. */
  readonly active: ActivePart | undefined;
  readonly version: string | undefined;
  readonly timeZone: AgencyTimeZone;
}

/** Since when the version is active and its failures, or which other version is. */
function Activation({ active, version, timeZone }: ActivationProps) {
  const { formatMessage } = useIntl();
  if (!active) return <div>{formatMessage(RELEASES_TEXT.inactive)}</div>;
  const { activatedAt, failingBrowsers: browsers, failedRenderings: renderings } = active;
  const since = agencyTime(new Date(activatedAt), timeZone);
  const time = (
    <time dateTime={activatedAt} dir="ltr">
      {`${since.day} ${since.time}`}
    </time>
  );
  if (active.version !== version)
    return (
      <div>
        <FormattedMessage {...RELEASES_TEXT.other} values={{ version: <bdi>{active.version}</bdi>, time }} />
      </div>
    );
  return (
    <>
      <div>
        <FormattedMessage {...RELEASES_TEXT.since} values={{ time }} />
      </div>
      <div>{formatMessage(RELEASES_TEXT.everywhere, { browsers, renderings })}</div>
    </>
  );
}

function Failures({ count }: { readonly count: number }) {
  const { formatMessage } = useIntl();
  return <div className={count > 0 ? styles.failed : undefined}>{formatMessage(RELEASES_TEXT.here, { count })}</div>;
}

/** @throws Error unless the gateway answers */
async function fetchStatus(path: string): Promise<ReleaseStatus> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
  return response.json();
}
