import { PAGE_DATA_ID, ROOT_ID } from 'shared-kit/contract';
import { type LocaleCode, type SiteSettings, telephoneLink } from 'shared-kit/domain';
import { escapeHtml } from './escape-html.ts';

type Agency = Pick<SiteSettings, 'agencyName' | 'phone'>;

const NO_SCRIPT: Readonly<Record<LocaleCode, (name: string, call: string) => string>> = {
  en: (name, call) => `${name} needs JavaScript to show you the fleet. You can also call us: ${call}.`,
  fr: (name, call) =>
    `${name} a besoin de JavaScript pour vous montrer les voitures. Vous pouvez aussi nous appeler\u00A0: ${call}.`,
  es: (name, call) => `${name} necesita JavaScript para mostrarle los coches. También puede llamarnos: ${call}.`,
  ar: (name, call) => `يحتاج موقع ${name} إلى JavaScript لعرض السيارات. يمكنكم أيضاً الاتصال بنا: ${call}.`,
};

interface LoadFailureText {
  readonly text: string;
  readonly retry: string;
  readonly call: (phone: string) => string;
}

const LOAD_FAILURE: Readonly<Record<LocaleCode, LoadFailureText>> = {
  en: {
    text: 'This page could not be loaded completely.',
    retry: 'Try again',
    call: (phone) => `You can also call us: ${phone}.`,
  },
  fr: {
    text: 'Cette page n’a pas pu être chargée entièrement.',
    retry: 'Réessayer',
    call: (phone) => `Vous pouvez aussi nous appeler\u00A0: ${phone}.`,
  },
  es: {
    text: 'Esta página no se ha podido cargar por completo.',
    retry: 'Intentar de nuevo',
    call: (phone) => `También puede llamarnos: ${phone}.`,
  },
  ar: {
    text: 'تعذّر تحميل هذه الصفحة بالكامل.',
    retry: 'إعادة المحاولة',
    call: (phone) => `يمكنكم أيضاً الاتصال بنا: ${phone}.`,
  },
};

const LOAD_FAILURE_ID = 'load-failure';

/** Returns the content of a page that the browser renders, for browsers without scripts. */
export function composeNoScript(agency: Agency, locale: LocaleCode): string {
  const name = `<bdi>${escapeHtml(agency.agencyName)}</bdi>`;
  return `<noscript><p data-page-notice>${NO_SCRIPT[locale](name, callLink(agency))}</p></noscript>`;
}

/** Returns the notice that `SHOW_LOAD_FAILURE` shows. It is styled by the host's style sheet. */
export function composeLoadFailure(agency: Agency, locale: LocaleCode): string {
  const { text, retry, call } = LOAD_FAILURE[locale];
  const notice = `<p role="alert" data-page-notice>${text} <a href="">${retry}</a><br>${call(callLink(agency))}</p>`;
  return `<template id="${LOAD_FAILURE_ID}">${notice}</template>`;
}

/**
 * Script that shows a notice when the host's code is lost before the page works: a script that was not loaded, or an
 * import of it. On an empty page inside the root element, whose content React replaces. Runs before the scripts are
 * requested.
 */
export const SHOW_LOAD_FAILURE = [
  '{const g=i=>document.getElementById(i),',
  `s=()=>{const r=g("${ROOT_ID}"),t=g("${LOAD_FAILURE_ID}"),h=document.documentElement.dataset.hydrated;`,
  `r.firstChild?g("${PAGE_DATA_ID}")&&h===void 0&&document.body.append(t.content):r.append(t.content)},`,
  'w=()=>document.readyState==="loading"?addEventListener("DOMContentLoaded",s):s();',
  'addEventListener("error",e=>e.target.tagName==="SCRIPT"&&w(),true);',
  'addEventListener("unhandledrejection",w)}',
].join('');

function callLink({ phone }: Agency): string {
  return `<a dir="ltr" href="${telephoneLink(phone)}">${escapeHtml(phone)}</a>`;
}
