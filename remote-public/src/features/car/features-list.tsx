import { FormattedMessage, useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import { FEATURE_TEXT } from './feature-texts.ts';
import styles from './features-list.module.css';
import { CAR_TEXT } from './texts.ts';

export function FeaturesList({ features }: { readonly features: readonly string[] }) {
  const { formatMessage, locale } = useIntl();
  const name = (feature: string) => {
    const message = locale === 'en' ? undefined : FEATURE_TEXT[feature.trim().toLowerCase()];
    return message ? formatMessage(message) : feature;
  };
  return (
    <section className={styles.features} aria-labelledby="car-features">
      <h2 id="car-features">
        <FormattedMessage {...CAR_TEXT.features} />
      </h2>
      {features.length === 0 ? (
        <p>
          <FormattedMessage {...CAR_TEXT.noFeatures} />
        </p>
      ) : (
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" size={18} />
              <bdi>{name(feature)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
