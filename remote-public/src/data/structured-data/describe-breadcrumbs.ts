import type { BreadcrumbListLeaf } from 'schema-dts';
import type { SiteSettings } from 'shared-kit/domain';

/** Name and path of a page. */
type Crumb = readonly [name: string, path: string];

/** Returns the breadcrumbs from the home page to the current page, which is last. */
export function describeBreadcrumbs(
  { siteUrl }: Pick<SiteSettings, 'siteUrl'>,
  ...crumbs: readonly Crumb[]
): BreadcrumbListLeaf {
  const trail: readonly Crumb[] = [['Home', '/'], ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
