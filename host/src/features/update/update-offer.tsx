import { useState } from 'react';
import { Button } from 'shared-kit/ui';
import styles from './update-offer.module.css';
import { useNewerVersion } from './use-newer-version.ts';

interface UpdateOfferProps {
  /** Of the activation that the page was loaded with. */
  readonly revision: number;
  readonly onRefresh: () => void;
}

/** Offers to load a newer version of the site; the old one goes on working for who has no time now. */
export function UpdateOffer({ revision, onRefresh }: UpdateOfferProps) {
  const isNewer = useNewerVersion(revision);
  const [isPutOff, setIsPutOff] = useState(false);
  if (!isNewer || isPutOff) return null;
  return (
    <output className={styles.offer}>
      A newer version of this site is ready.
      <span className={styles.answers}>
        <Button look="secondary" onClick={onRefresh}>
          Refresh
        </Button>
        <Button look="quiet" onClick={() => setIsPutOff(true)}>
          Later
        </Button>
      </span>
    </output>
  );
}
