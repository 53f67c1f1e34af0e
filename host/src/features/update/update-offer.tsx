import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { Button } from 'shared-kit/ui';
import { UPDATE_TEXT } from './texts.ts';
import styles from './update-offer.module.css';
import { useNewerVersion } from './use-newer-version.ts';

interface UpdateOfferProps {
  /** The revision of the site that the page was loaded with. */
  readonly revision: number;
  readonly onRefresh: () => void;
}

/** Offers to load a newer version of the site. The old one keeps working. */
export function UpdateOffer({ revision, onRefresh }: UpdateOfferProps) {
  const { formatMessage } = useIntl();
  const isNewer = useNewerVersion(revision);
  const [isDismissed, setIsDismissed] = useState(false);
  if (!isNewer || isDismissed) return null;
  return (
    <output className={styles.offer}>
      {formatMessage(UPDATE_TEXT.offer)}
      <span className={styles.answers}>
        <Button look="secondary" onClick={onRefresh}>
          {formatMessage(UPDATE_TEXT.refresh)}
        </Button>
        <Button look="quiet" onClick={() => setIsDismissed(true)}>
          {formatMessage(UPDATE_TEXT.later)}
        </Button>
      </span>
    </output>
  );
}
