import { useIntl } from 'shared-kit/intl';
import {
  LOCALE_CODES,
  LOCALES,
  type LocaleCode,
  listAlternates,
  localizePath,
  OG_IMAGE_SIZE,
  type SiteSettings,
} from '../domain/index.ts';
import { PageMeta } from './page-meta.tsx';
import { IMAGE_TEXT } from './texts.ts';

/** Image for previews of a shared link: JPEG, 1200 by 630. `path` is a path of this site. */
interface ShareImage {
  readonly path: string;
  readonly alt: string;
}

interface PublicPageMetaProps {
  readonly title: string;
  readonly description: string;
  readonly site: Pick<SiteSettings, 'agencyName' | 'siteUrl'>;
  readonly locale: LocaleCode;
  /** Path of the canonical URL, without language prefix. */
  readonly path: string;
  /** Replaces the site's default image. */
  readonly shareImage?: ShareImage | undefined;
  /** Asks search engines to leave the page out. */
  readonly isUnlisted?: boolean;
}

/** Metadata of a page for search engines and previews of shared links. */
export function PublicPageMeta(props: PublicPageMetaProps) {
  const { title, description, site, locale, path, shareImage, isUnlisted = false } = props;
  const { formatMessage } = useIntl();
  const { agencyName, siteUrl } = site;
  const url = siteUrl + localizePath(locale, path);
  const image = shareImage ?? { path: DEFAULT_SHARE_IMAGE, alt: formatMessage(IMAGE_TEXT.site, { agencyName }) };
  return (
    <>
      <PageMeta title={title} description={description} siteName={agencyName} isUnlisted={isUnlisted} />
      {!isUnlisted && (
        <>
          <link rel="canonical" href={url} />
          {listAlternates(siteUrl, path).map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={agencyName} />
      <meta property="og:locale" content={LOCALES[locale].openGraph} />
      {LOCALE_CODES.filter((other) => other !== locale).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALES[other].openGraph} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={siteUrl + image.path} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(OG_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(OG_IMAGE_SIZE.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Served by the gateway. */
const DEFAULT_SHARE_IMAGE = '/share.jpg';
