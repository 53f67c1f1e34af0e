/** A rule of a style sheet, or a group of rules such as `@media`. */
export interface StyleRule {
  readonly prelude: string;
  readonly content: string;
  /** The classes that each selector of the rule needs on the page. */
  readonly selectors?: readonly (readonly string[])[];
  readonly rules?: readonly StyleRule[];
}

const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;
const GROUP = /^\s*@(?:media|supports|container|layer)\b/;
/** Paper waits for the whole sheets, which come with the scripts. */
const PRINT = /^\s*@media print\b/;
/** The innermost pseudo-class with arguments: what it asks for may come and go. */
const ARGUMENTS = /:[\w-]+\([^()]*\)/g;

/** A rule for documents in one language; a page's heading has its language. */
const PAGE_LANGUAGE = /^[^,]*(?::root|\bh1):lang\((\w+)\)$/;

/** Parses a minified style sheet. */
export function parseStyles(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{' && depth++ === 0) open = index;
    if (token !== '}' || --depth > 0) continue;
    rules.push(parseRule(css.slice(start, open), css.slice(open + 1, index)));
    start = index + 1;
  }
  return rules;
}

function parseRule(prelude: string, content: string): StyleRule {
  if (GROUP.test(prelude)) return { prelude, content, rules: parseStyles(content) };
  if (/^\s*@/.test(prelude)) return { prelude, content };
  let plain = prelude;
  while (ARGUMENTS.test(plain)) plain = plain.replaceAll(ARGUMENTS, '');
  const selectors = plain
    .split(',')
    .map((selector) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  return { prelude, content, selectors };
}

/**
 * Returns the rules of the sheets that may apply to a page on a screen before its scripts run, without fonts, animations
 * and custom properties that none uses.
 */
export function pickShown(sheets: readonly (readonly StyleRule[])[], body: string, locale: string): string[] {
  const classes = new Set([...body.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const isShown = ({ prelude, selectors }: StyleRule) => {
    const [, language = locale] = PAGE_LANGUAGE.exec(prelude) ?? [];
    if (PRINT.test(prelude) || language !== locale) return false;
    return !selectors || selectors.some((needed) => needed.every((name) => classes.has(name)));
  };
  const shown = sheets.map((rules) => write(rules, isShown));
  const text = [body, ...shown].join('');
  const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return shown.map((css) =>
    css
      .replaceAll(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (property, name) => (used.has(name) ? property : ''))
      .replaceAll(/@font-face\s*\{\s*font-family:\s*([^;]*);[^}]*\}/g, (face, family) =>
        text.split(family).length > text.split(`font-family:${family}`).length ? face : '',
      )
      .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (frames, name) =>
        text.split(name).length > text.split(`@keyframes ${name}`).length ? frames : '',
      ),
  );
}

function write(rules: readonly StyleRule[], isShown: (rule: StyleRule) => boolean): string {
  return rules
    .filter(isShown)
    .map(({ prelude, content, rules: group }) => {
      const shown = group ? write(group, isShown) : content;
      return shown && `${prelude}{${shown}}`;
    })
    .join('');
}
