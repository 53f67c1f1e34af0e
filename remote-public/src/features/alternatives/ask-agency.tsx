import { type DateRange, telephoneLink, whatsappLink } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { BrandIcon, buttonClass, Icon } from 'shared-kit/ui';
import styles from './ask-agency.module.css';
import { ALTERNATIVES_TEXT, QUESTION_TEXT } from './texts.ts';

interface AskAgencyProps {
  readonly range: DateRange | undefined;
  readonly carName: string | undefined;
}

/** Links to a chat with the agency, with a prefilled question, and to its phone. */
export function AskAgency({ range, carName }: AskAgencyProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const question = useQuestion(range, carName);
  return (
    <div className={styles.ways}>
      <a
        className={buttonClass({ look: 'quiet' }, styles.whatsapp)}
        href={`${whatsappLink(site)}?text=${encodeURIComponent(question)}`}
        target="_blank"
        rel="noopener"
      >
        <BrandIcon name="WhatsApp" />
        {formatMessage(ALTERNATIVES_TEXT.ask)}
      </a>
      <a className={buttonClass({ look: 'quiet' })} href={telephoneLink(site.phone)}>
        <Icon name="phone" />
        <span>
          {formatMessage(ALTERNATIVES_TEXT.call, {
            phone: (
              <bdi dir="ltr" translate="no">
                {site.phone}
              </bdi>
            ),
          })}
        </span>
      </a>
    </div>
  );
}

function useQuestion(range: DateRange | undefined, car: string | undefined): string {
  const { agencyName } = useHost().site;
  const { formatMessage } = useIntl();
  const format = useFormat();
  if (!range) return formatMessage(QUESTION_TEXT.any, { agencyName });
  const values = { agencyName, from: format.day(range.from, DAY_STYLE), to: format.day(range.to, DAY_STYLE) };
  return car ? formatMessage(QUESTION_TEXT.car, { ...values, car }) : formatMessage(QUESTION_TEXT.dates, values);
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
