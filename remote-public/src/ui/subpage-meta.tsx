import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { PublicPageMeta, StructuredData } from 'shared-kit/ui';
import { describeBreadcrumbs } from '../data/structured-data/describe-breadcrumbs.ts';
import { CRUMB_TEXT } from './texts.ts';

interface SubpageMetaProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** Metadata and breadcrumbs of a page below the home page. */
export function SubpageMeta({ title, description, path }: SubpageMetaProps) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const crumbs = [
    [formatMessage(CRUMB_TEXT.home), '/'],
    [title, path],
  ] as const;
  return (
    <>
      <PublicPageMeta title={title} description={description} site={site} locale={locale.code} path={path} />
      <StructuredData data={describeBreadcrumbs(site, locale.code, crumbs)} />
    </>
  );
}
