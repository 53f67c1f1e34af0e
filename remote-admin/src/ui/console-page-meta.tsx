import { useHost } from 'shared-kit/remote';
import { PageMeta } from 'shared-kit/ui';
import { useLiveState } from '../data/live-updates.tsx';

/** Title of a page of the console, with the number of unseen news: `(2) Admin | Zellige Cars`. */
export function ConsolePageMeta({ title }: { readonly title: string }) {
  const { site } = useHost();
  const count = useLiveState(({ news }) => news.length);
  return <PageMeta title={count > 0 ? `(${count}) ${title}` : title} siteName={site.agencyName} isUnlisted />;
}
