import type { BreadcrumbListLeaf } from 'schema-dts';
import { type LocaleCode, localizePath, type SiteSettings } from 'shared-kit/domain';

/** Name and path of a page; the path without language prefix. */
type Crumb = readonly [name: string, path: string];

/** Returns the breadcrumbs from the home page to the current page, which is last. */
export function describeBreadcrumbs(
  { siteUrl }: Pick<SiteSettings, 'siteUrl'>,
  locale: LocaleCode,
  crumbs: readonly Crumb[],
): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + localizePath(locale, path),
    })),
  };
}
