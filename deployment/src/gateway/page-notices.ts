import { PAGE_DATA_ID, ROOT_ID } from 'shared-kit/contract';
import { type LocaleCode, type SiteSettings, telephoneLink } from 'shared-kit/domain';
import { escapeHtml } from 'shared-kit/server';
import TEXTS from './page-notices.json' with { type: 'json' };

type Agency = Pick<SiteSettings, 'agencyName' | 'phone'>;

const LOAD_FAILURE_ID = 'load-failure';

/** Returns the content of a page that the browser renders, for browsers without scripts. */
export function composeNoScript(agency: Agency, locale: LocaleCode): string {
  const name = () => `<bdi>${escapeHtml(agency.agencyName)}</bdi>`;
  const text = TEXTS[locale].noScript.replace('{name}', name).replace('{call}', () => callLink(agency));
  return `<noscript><p data-page-notice>${text}</p></noscript>`;
}

/** Returns the notice that `SHOW_LOAD_FAILURE` shows. It is styled by the host's style sheet. */
export function composeLoadFailure(agency: Agency, locale: LocaleCode): string {
  const { lost, retry, call } = TEXTS[locale];
  const otherwise = call.replace('{call}', () => callLink(agency));
  const notice = `<p role="alert" data-page-notice>${lost} <a href="">${retry}</a><br>${otherwise}</p>`;
  return `<template id="${LOAD_FAILURE_ID}">${notice}</template>`;
}

/**
 * Script that shows a notice when the host's code is lost or fails before the page works: a script that was not loaded, an
 * import of it, or an error while it starts. On an empty page inside the root element, whose content React replaces. It also
 * reports the failure once, as the host cannot (`failureReportRoute`): of the release of the script that failed, or of the
 * host. Runs before the scripts are requested.
 */
export const SHOW_LOAD_FAILURE = [
  '{const g=i=>document.getElementById(i);let d;const ',
  'p=(u,m)=>{u=u||(document.querySelector(\'script[src^="/releases/host/"]\')||{}).src;',
  'const x=/\\/releases\\/(\\w+)\\/([^/]+)\\//.exec(u);if(!x||d)return;d=1;',
  'fetch("/release-failures",{method:"POST",headers:{"content-type":"application/json"},credentials:"omit",',
  'keepalive:!0,body:JSON.stringify({app:x[1],version:x[2],failure:"failed_to_start",',
  'message:String(m||u).slice(0,300),path:location.pathname.slice(0,200)})}).catch(()=>{})},',
  `s=(u,m)=>{const r=g("${ROOT_ID}"),t=g("${LOAD_FAILURE_ID}"),h=document.documentElement.dataset.hydrated,f=r.firstChild;`,
  `if(f&&(!g("${PAGE_DATA_ID}")||h!==void 0))return;(f?document.body:r).append(t.content);p(u,m)},`,
  'w=(u,m)=>document.readyState==="loading"?addEventListener("DOMContentLoaded",()=>s(u,m)):s(u,m);',
  'addEventListener("error",e=>{const n=e.target.tagName;',
  'n==="SCRIPT"||n==="LINK"&&/^host/.test(e.target.dataset.rspack)?w(e.target.src||e.target.href):!n&&/\\/releases\\//.test(e.filename)&&w(e.filename,e.message)},true);',
  'addEventListener("unhandledrejection",({reason:r})=>w("",r&&r.message||r))}',
].join('');

function callLink({ phone }: Agency): string {
  return `<a dir="ltr" href="${telephoneLink(phone)}">${escapeHtml(phone)}</a>`;
}
