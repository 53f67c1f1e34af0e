import { PublicPageMeta, StructuredData } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';
import { describeBreadcrumbs } from '../data/structured-data/describe-breadcrumbs.ts';

interface ListedPageProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** What a page below the home page says of itself to search engines. */
export function ListedPage({ title, description, path }: ListedPageProps) {
  const { site } = useHost();
  return (
    <>
      <PublicPageMeta title={title} description={description} site={site} path={path} />
      <StructuredData data={describeBreadcrumbs(site, [title, path])} />
    </>
  );
}
