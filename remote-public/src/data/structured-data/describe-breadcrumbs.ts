import type { BreadcrumbListLeaf } from 'schema-dts';
import type { SiteSettings } from 'shared-kit/domain';

/** Name and path of a page. */
export type Crumb = readonly [name: string, path: string];

/** The way from the home page to this one, which stands last. */
export function describeBreadcrumbs(
  { siteUrl }: Pick<SiteSettings, 'siteUrl'>,
  ...crumbs: readonly Crumb[]
): BreadcrumbListLeaf {
  const way: readonly Crumb[] = [['Home', '/'], ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
