import { useId, useState } from 'react';
import { LOCALE_CODES, LOCALES, type LocaleCode } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useHost } from 'shared-kit/remote';
import { RetryButton } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import styles from './booking-papers.module.css';
import { BookingPhotos } from './booking-photos.tsx';
import { PAPER_NAMES, PAPERS_TEXT } from './paper-texts.ts';

/** The papers of a booking as files, or as copies with a second language, and the pictures that were signed; nothing while there are none. */
export function BookingPapers({ confirmationCode }: { readonly confirmationCode: string }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const heading = useId();
  const [second, setSecond] = useState<LocaleCode>();
  const state = toQueryState(
    useSWR(cacheKeys.papers(confirmationCode), () => api.myBookings.listPapers(confirmationCode)),
  );
  if (state.status === 'loading' || (state.status === 'ready' && state.value.length === 0)) return null;
  const papers = state.status === 'ready' ? state.value : [];
  const choices = LOCALE_CODES.filter((code) => papers.some(({ copies }) => copies?.includes(code)));
  // Written when a hand-over or a return is signed.
  const isSigned = papers.some(({ kind }) => kind === 'agreement' || kind === 'return_sheet');
  return (
    <>
      <section aria-labelledby={heading}>
        <h3 id={heading}>{formatMessage(PAPERS_TEXT.heading)}</h3>
        {state.status === 'failed' ? (
          <div role="alert">
            <p>{formatMessage(PAPERS_TEXT.failed)}</p>
            <RetryButton isRetrying={state.isRetrying} onRetry={state.retry} />
          </div>
        ) : (
          <ul className={styles.papers}>
            {state.value.map(({ id, kind, number, voidedAt, creditedBy, copies = [] }) => (
              <li key={id}>
                <a
                  href={`/api/documents/${id}/file${second && copies.includes(second) ? `?secondLocale=${second}` : ''}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  <span>
                    {formatMessage(PAPERS_TEXT.paper, {
                      name: formatMessage(PAPER_NAMES[kind]),
                      number: (
                        <bdi key="number" translate="no">
                          {number}
                        </bdi>
                      ),
                    })}
                  </span>
                </a>
                {(voidedAt ?? creditedBy) && <strong> · {formatMessage(PAPERS_TEXT.voided)}</strong>}
              </li>
            ))}
          </ul>
        )}
        {choices.length > 0 && (
          <label>
            <span>{formatMessage(PAPERS_TEXT.second)}</span>{' '}
            <select
              value={second ?? ''}
              onChange={({ target }) => setSecond(choices.find((code) => code === target.value))}
            >
              <option value="">{formatMessage(PAPERS_TEXT.noSecond)}</option>
              {choices.map((code) => (
                <option key={code} value={code} lang={code}>
                  {LOCALES[code].name}
                </option>
              ))}
            </select>
          </label>
        )}
      </section>
      {isSigned && <BookingPhotos confirmationCode={confirmationCode} />}
    </>
  );
}
