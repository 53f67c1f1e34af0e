import { OG_IMAGE_SIZE, type SiteSettings } from '../domain/index.ts';
import { PageMeta } from './page-meta.tsx';
import { PICTURE_TEXT } from './texts.ts';

/** A picture for previews of a shared link: JPEG or PNG, 1200 by 630, at a path of this site. */
export interface SharePicture {
  readonly path: string;
  readonly alt: string;
}

interface PublicPageMetaProps {
  readonly title: string;
  readonly description: string;
  readonly site: Pick<SiteSettings, 'agencyName' | 'siteUrl'>;
  /** The one address under which the page is to be known, without what a visitor has chosen on it. */
  readonly path: string;
  /** Instead of the site's own. */
  readonly picture?: SharePicture | undefined;
}

/** What search engines, and the previews of shared links, say of a page. */
export function PublicPageMeta({ title, description, site, path, picture }: PublicPageMetaProps) {
  const { agencyName, siteUrl } = site;
  const { path: picturePath, alt } = picture ?? {
    path: SITE_PICTURE,
    alt: PICTURE_TEXT.site(agencyName),
  };
  return (
    <>
      <PageMeta title={title} description={description} siteName={agencyName} />
      <link rel="canonical" href={siteUrl + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={agencyName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteUrl + path} />
      <meta property="og:image" content={siteUrl + picturePath} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(OG_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(OG_IMAGE_SIZE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Served by the gateway. */
const SITE_PICTURE = '/share.jpg';
