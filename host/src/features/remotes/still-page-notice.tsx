import { useSyncExternalStore } from 'react';
import type { RemoteName } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { Button } from 'shared-kit/ui';
import { ContactWays } from './contact-ways.tsx';
import type { RemoteRegistry } from './remote-registry.ts';
import styles from './still-page-notice.module.css';
import { usePlainLinks } from './use-plain-links.ts';

interface StillPageNoticeProps {
  readonly name: RemoteName;
  readonly remotes: RemoteRegistry;
  readonly site: SiteSettings;
}

/**
 * Over a page that came rendered and can be read, but whose remote failed, so that its forms do nothing. Links go on
 * to the next page, which comes rendered too.
 */
export function StillPageNotice({ name, remotes, site }: StillPageNoticeProps) {
  // While the page is taken over it is as the server made it, whatever has become of the remote by then.
  const { status } = useSyncExternalStore(remotes.subscribe, () => remotes.getState(name), remotes.getInitialState);
  usePlainLinks(status !== 'ready');
  if (status !== 'failed') return null;
  return (
    <div className={styles.notice} role="alert">
      <p>Booking does not work on this page right now. You can read on, and book by phone or WhatsApp.</p>
      <div className={styles.ways}>
        <Button onClick={() => void remotes.load(name)}>Try again</Button>
        <ContactWays site={site} />
      </div>
    </div>
  );
}
