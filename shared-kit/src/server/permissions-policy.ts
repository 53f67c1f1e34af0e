/** Value of the `Permissions-Policy` header: denies browser features that no page uses. */
export const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';
