import type { ComponentType } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { HOST, ownerOfPath } from 'shared-kit/contract';
import { hasPermission, type LocaleCode, type StaffRole } from 'shared-kit/domain';
import { TextsProvider } from 'shared-kit/intl';
import { useStore } from 'zustand';
import { ReleasePanel } from '../features/releases/release-panel.tsx';
import { entryOf, versionOf } from '../features/remotes/release-files.ts';
import { loadMessages } from '../load-messages.ts';
import type { Services } from './services.ts';

interface PageReleasesProps {
  readonly services: Services;
}

/** Returns the component that shows the releases of the page, with its texts; one that shows nothing to a role that may not see them. */
export async function loadPageReleases(role: StaffRole): Promise<ComponentType<PageReleasesProps>> {
  if (!hasPermission(role, 'releases.read')) return () => null;
  const locale = document.documentElement.lang as LocaleCode;
  const messages = await loadMessages(locale, 'releases');
  return (props) => (
    <TextsProvider locale={locale} messages={messages}>
      <PageReleases {...props} />
    </TextsProvider>
  );
}

/** The releases of the host, and of the remotes whose page or link is on the page or which were loaded before. */
function PageReleases({ services }: PageReleasesProps) {
  const { host, remotes, addresses, failures, mounts, links, preview } = services;
  const pathname = useHref(useLocation()).split(/[?#]/)[0] ?? '';
  const loaded = Object.keys(useStore(remotes));
  const counts = useStore(failures);
  const owner = ownerOfPath(pathname, mounts);
  const { staff = [], ...others } = links;
  const linked = [...Object.values(others).flat(), ...(mounts[owner]?.staff ? staff : [])];
  const owners = linked.map(({ path }) => ownerOfPath(path, mounts));
  const parts = [...new Set([HOST, owner, ...owners, ...loaded])].map((app) => ({
    app,
    version: versionOf(entryOf(app, addresses)),
    failures: counts[app] ?? 0,
  }));
  return <ReleasePanel parts={parts} preview={preview} timeZone={host.site.timeZone} />;
}
