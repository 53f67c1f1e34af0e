import { withoutMarks } from 'shared-kit/domain';
import { escapeHtml } from 'shared-kit/server';
import type { Block, EmailDocument, Inline, Line } from './email-document.ts';
import type { EmailLanguage } from './email-language.ts';
import { renderLine as renderPlainLine } from './render-text.ts';

const INK = '#231A15';
const MUTED = '#6B5A4E';
const ACTION = '#3B2FC9';
const PAPER = '#FBF7F1';
const SAND = '#F1E7DA';
const LINE = '#E3D5C3';
const PERFORATION = '#D2B898';
const BRAND = '#8F3B1D';

const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Width of the content, in pixels: Outlook ignores `max-width`. */
const WIDTH = 600;
const PADDING = 32;

/** Dark mode and narrow screens, for e-mail clients that apply `<style>`. Others invert colors themselves or not. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.code{font-size:24px!important}}
@media (prefers-color-scheme:dark){${darkColors('')}}
${darkColors('[data-ogsc] ')}
`.trim();

/** Rows between the preheader and the text after it, which lists of e-mails would show too. */
const PREHEADER_END = '&#847;&zwnj;&nbsp;'.repeat(60);

/**
 * Renders an e-mail as HTML: tables and inline styles for Outlook, which knows no others, and Gmail, which drops the
 * attributes of `html` and `body`.
 */
export function renderHtml(document: EmailDocument, language: EmailLanguage, sender: string): string {
  const { locale, direction } = language;
  const side = direction === 'rtl' ? 'right' : 'left';
  const render = (block: Block) => renderBlock(block, direction, side);
  const title = document.title ? renderBlock({ type: 'heading', text: document.title }, direction, side, 'h1') : '';
  const table = `role="presentation" dir="${direction}" cellpadding="0" cellspacing="0" border="0"`;
  return `<!DOCTYPE html>
<html lang="${locale}" dir="${direction}" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(renderPlainLine(document.subject))}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${STYLE}</style>
${document.markup ? `<script type="application/ld+json">${escapeForScript(document.markup)}</script>\n` : ''}</head>
<body class="ground" style="margin:0;padding:0;background-color:${SAND}">
<div lang="${locale}" dir="${direction}" class="ground" style="background-color:${SAND}">
${document.preheader ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${renderLine(document.preheader)}${PREHEADER_END}</div>\n` : ''}<table ${table} width="100%" class="ground" bgcolor="${SAND}" style="background-color:${SAND}"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${table} width="100%" class="card" bgcolor="${PAPER}" style="max-width:${WIDTH}px;background-color:${PAPER};border-radius:16px">
<tr><td class="pad brand" align="${side}" style="padding:28px ${PADDING}px 0;font:normal 20px/28px ${SERIF};color:${BRAND}">${escapeHtml(sender)}</td></tr>
<tr><td class="pad" style="padding:12px ${PADDING}px 0"><table ${table} width="100%"><tr><td class="line" height="1" style="height:1px;font-size:0;line-height:0;border-top:1px solid ${LINE}">&nbsp;</td></tr></table></td></tr>
${[title, ...document.blocks.map(render)].join('\n')}
<tr><td style="height:${PADDING}px;font-size:0;line-height:0">&nbsp;</td></tr>
</table>
<table ${table} width="100%" style="max-width:${WIDTH}px"><tr><td class="pad muted" align="${side}" style="padding:16px ${PADDING}px;font:normal 13px/20px ${SANS};color:${MUTED}">${renderLines(document.footer)}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`;
}

function renderBlock(block: Block, direction: string, side: 'left' | 'right', tag: 'h1' | 'h2' = 'h2'): string {
  const row = (content: string, style: string, name = 'ink') =>
    `<tr><td class="pad ${name}" align="${side}" style="padding:16px ${PADDING}px 0;font:normal 16px/24px ${SANS};color:${INK};${style}">${content}</td></tr>`;
  const table = `dir="${direction}" cellpadding="0" cellspacing="0" border="0"`;
  switch (block.type) {
    case 'heading': {
      const font = tag === 'h1' ? `font:normal 28px/34px ${SERIF}` : `font:normal 20px/28px ${SERIF}`;
      const heading = `<${tag} class="ink" style="margin:0;${font};color:${INK}">${renderLine(block.text)}</${tag}>`;
      return row(heading, 'padding-top:28px');
    }
    case 'paragraph': {
      const text = renderLines(block.lines);
      return block.isQuiet ? row(text, `font-size:14px;line-height:22px;color:${MUTED}`, 'muted') : row(text, '');
    }
    case 'prose':
      return block.text
        .trim()
        .split(/\n[^\S\n]*\n+/)
        .map((text) => row(`<div dir="auto">${escapeHtml(text).replaceAll('\n', '<br>')}</div>`, ''))
        .join('\n');
    case 'list': {
      const items = block.items.map((item) => `<li style="margin:0 0 4px">${renderLine(item)}</li>`).join('');
      return row(`<ul style="margin:0;margin-${side}:20px;padding:0">${items}</ul>`, 'padding-top:8px');
    }
    case 'code':
      return row(
        `<table role="presentation" ${table} width="100%" class="well" bgcolor="${SAND}" style="background-color:${SAND};border:2px dashed ${PERFORATION};border-radius:12px"><tr><td class="muted" align="center" style="padding:16px 16px 0;font:normal 14px/20px ${SANS};color:${MUTED}">${escapeHtml(block.label)}</td></tr><tr><td class="ink code" align="center" style="padding:4px 16px 16px;font:bold 30px/36px Menlo,Consolas,'Courier New',monospace;letter-spacing:2px;color:${INK}"><bdi dir="ltr">${escapeHtml(block.code)}</bdi></td></tr></table>`,
        'padding-top:24px',
      );
    case 'facts': {
      const rows = block.facts.map(({ label, value, remarks = [], isTotal }) => {
        const font = isTotal ? `font:bold 18px/24px ${SANS}` : `font:normal 16px/24px ${SANS}`;
        const notes =
          remarks.length > 0
            ? `<br><span class="muted" style="font-size:14px;line-height:20px;font-weight:normal;color:${MUTED}">${renderLines(remarks)}</span>`
            : '';
        return `<tr><th scope="row" class="muted line" align="${side}" valign="top" width="34%" style="padding:10px 0;border-bottom:1px solid ${LINE};font:normal 14px/24px ${SANS};text-align:${side};color:${MUTED}">${escapeHtml(label)}</th><td class="ink line" align="${side}" valign="top" style="padding:10px 0;padding-${side}:12px;border-bottom:1px solid ${LINE};${font};color:${INK};word-break:break-word">${renderLines(value)}${notes}</td></tr>`;
      });
      return row(`<table ${table} width="100%">${rows.join('')}</table>`, '');
    }
    case 'picture':
      return row(
        `<img src="${escapeHtml(block.src)}" alt="${escapeHtml(block.alt)}" width="${WIDTH - 2 * PADDING}" style="display:block;width:100%;max-width:${WIDTH - 2 * PADDING}px;height:auto;border:0;border-radius:12px;font:normal 16px/24px ${SANS}">`,
        'padding-top:24px',
      );
    case 'button':
      return row(
        `<table role="presentation" ${table}><tr><td class="action" align="center" bgcolor="${ACTION}" style="background-color:${ACTION};border-radius:8px;mso-padding-alt:14px 24px"><a href="${block.href}" class="press" style="display:inline-block;padding:14px 24px;font:bold 16px/20px ${SANS};color:#FFFFFF;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`,
        'padding-top:24px',
      );
  }
}

function renderLines(lines: readonly Line[]): string {
  return lines.map(renderLine).join('<br>');
}

function renderLine(line: Line): string {
  return line.map(renderInline).join('');
}

function renderInline(part: Inline): string {
  if (typeof part === 'string') return escapeHtml(part);
  if ('isolated' in part) return `<bdi${part.isLeftToRight ? ' dir="ltr"' : ''}>${escapeHtml(part.isolated)}</bdi>`;
  return `<a href="${escapeHtml(part.href)}" class="link" style="color:${ACTION};text-decoration:underline">${renderLine(part.content)}</a>`;
}

/** Returns JSON in which nothing ends the script, and no text turns the direction of what a program writes after it. */
function escapeForScript(value: object): string {
  const clean = (_: string, part: unknown) => (typeof part === 'string' ? withoutMarks(part) : part);
  return JSON.stringify(value, clean).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns the rules of dark mode. @param scope prefix of the selectors: Outlook adds `data-ogsc` to what it inverts */
function darkColors(scope: string): string {
  const rule = (name: string, style: string) => `${scope}.${name}{${style}}`;
  return [
    rule('ground', 'background-color:#1E1410!important'),
    rule('card', 'background-color:#2B2019!important'),
    rule('well', 'background-color:#3B2D24!important;border-color:#6B523F!important'),
    rule('line', 'border-color:#4D3C31!important'),
    rule('ink', 'color:#F6EDE2!important'),
    rule('muted', 'color:#CDBBAB!important'),
    rule('brand', 'color:#E9A07F!important'),
    rule('link', 'color:#B9B4FF!important'),
    rule('press', 'color:#FFFFFF!important'),
  ].join('');
}
