import type { LinksByLocale, SiteLinks } from 'shared-kit/contract';
import { LOCALE_CODES, type LocaleCode } from 'shared-kit/domain';
import type { AppLink, AppName, BuildDescription } from '../release-store/release-schemas.ts';

/**
 * Returns the links of all remotes by slot, in each language.
 * @param afterOf the path of a link that the operator wants those of a remote to follow; by default they are the last
 */
export function composeLinks(
  apps: Readonly<Record<AppName, { readonly build: Pick<BuildDescription, 'links'> }>>,
  afterOf: (app: AppName) => string | undefined,
): LinksByLocale {
  const slots = new Map<string, AppLink[]>();
  for (const [app, { build }] of Object.entries(apps)) {
    for (const slot of new Set(build.links?.map((link) => link.slot))) {
      const links = slots.get(slot) ?? [];
      const index = links.findIndex(({ path }) => path === afterOf(app));
      const own = build.links?.filter((link) => link.slot === slot) ?? [];
      slots.set(slot, links.toSpliced(index < 0 ? links.length : index + 1, 0, ...own));
    }
  }
  const translate = (locale: LocaleCode): SiteLinks => {
    const translated = [...slots].map(([slot, links]) => [
      slot,
      links.map(({ path, label, icon }) => ({ path, label: label[locale], ...(icon && { icon }) })),
    ]);
    return Object.fromEntries(translated);
  };
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, translate(locale)])) as LinksByLocale;
}
