import type { SiteSettings } from '../settings/site-settings.ts';
import { withoutExtension } from './normalize-typed-text.ts';

/** Returns the `tel:` link of a formatted phone number, without its extension. */
export function telephoneLink(phone: string): string {
  return `tel:${withoutExtension(phone).replaceAll(/[^+\d]/g, '')}`;
}

export function emailLink({ email }: Pick<SiteSettings, 'email'>): string {
  return `mailto:${email}`;
}

/** Returns the link that opens an empty WhatsApp chat. */
export function whatsappLink({ whatsapp }: Pick<SiteSettings, 'whatsapp'>): string {
  return `https://wa.me/${whatsapp}`;
}
