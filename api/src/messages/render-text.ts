import type { Block, EmailDocument, Inline, Line } from './email-document.ts';
import type { EmailLanguage } from './email-language.ts';
import { FACT_TEXT } from './email-texts.ts';

const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Renders an e-mail as plain text, which can be read alone. */
export function renderText({ title, blocks, footer }: EmailDocument, language: EmailLanguage): string {
  const content = blocks.map((block) => renderBlock(block, language));
  const parts = [...(title ? [renderLine(title)] : []), ...content, renderLines(footer)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Renders a line as plain text. */
export function renderLine(line: Line): string {
  const text = line.map(renderInline).join('');
  if (!RIGHT_TO_LEFT.test(text)) return text;
  return line.map((part) => renderInline(part, true)).join('');
}

function renderInline(part: Inline, isBetweenDirections: unknown = false): string {
  if (typeof part === 'string') return part;
  if ('isolated' in part)
    return isBetweenDirections === true ? ISOLATE + part.isolated + END_OF_ISOLATE : part.isolated;
  const content = part.content.map((inner) => renderInline(inner, isBetweenDirections)).join('');
  return part.href.startsWith('https:') ? `${content} (${part.href})` : content;
}

function renderLines(lines: readonly Line[]): string {
  return lines.map(renderLine).join('\n');
}

function renderBlock(block: Block, { line, locale }: EmailLanguage): string {
  const withColon = (label: string) => renderLine(line(FACT_TEXT.label, { label }));
  switch (block.type) {
    case 'heading':
      return renderLine(block.text).toLocaleUpperCase(locale);
    case 'paragraph':
      return renderLines(block.lines);
    case 'prose':
      return block.text.trim();
    case 'list':
      return block.items.map((item) => `- ${renderLine(item)}`).join('\n');
    case 'code':
      return `${withColon(block.label)} ${block.code}`;
    case 'facts':
      return block.facts
        .map(({ label, value, remarks = [] }) => {
          const [first, ...others] = [...value, ...remarks].map(renderLine);
          return [`${withColon(label)} ${first}`, ...others.map((other) => `  ${other}`)].join('\n');
        })
        .join('\n');
    case 'picture':
      return '';
    case 'button':
      return `${withColon(block.label)}\n${block.href}`;
  }
}
