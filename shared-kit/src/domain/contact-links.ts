import type { SiteSettings } from './site-settings.ts';

/** A number as people write it, as a link that dials it. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

export function emailLink({ email }: Pick<SiteSettings, 'email'>): string {
  return `mailto:${email}`;
}

/** Opens a chat with nothing written in it yet. */
export function whatsappLink({ whatsapp }: Pick<SiteSettings, 'whatsapp'>): string {
  return `https://wa.me/${whatsapp}`;
}
