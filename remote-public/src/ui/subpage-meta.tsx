import { useHost } from 'shared-kit/remote';
import { PublicPageMeta, StructuredData } from 'shared-kit/ui';
import { describeBreadcrumbs } from '../data/structured-data/describe-breadcrumbs.ts';

interface SubpageMetaProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** Metadata and breadcrumbs of a page below the home page. */
export function SubpageMeta({ title, description, path }: SubpageMetaProps) {
  const { site, locale } = useHost();
  return (
    <>
      <PublicPageMeta title={title} description={description} site={site} locale={locale.code} path={path} />
      <StructuredData data={describeBreadcrumbs(site, [title, path])} />
    </>
  );
}
