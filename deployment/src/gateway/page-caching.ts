/**
 * `Cache-Control` of a page that is the same for all visitors. A cache in front of the site (nginx, a CDN) serves it for a second, so
 * that a booked day is shown as gone within two (nginx counts whole seconds); without the site for a day. Browsers ask each time.
 */
export const SHARED_PAGE = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
