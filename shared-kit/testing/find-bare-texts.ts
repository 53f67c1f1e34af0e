import { parseSync } from '@swc/core';

/** A node of a syntax tree. */
interface Node {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: each type of node has other properties
  readonly [property: string]: any;
}

/** What an expression renders. */
interface Rendered {
  readonly text?: 'constant' | 'changing' | undefined;
  /** Whether it may render nothing, or something else. */
  readonly comes?: boolean;
  /** A text by a component, which React never sets as the content of an element. */
  readonly isComponentText?: boolean;
}

/** Values of the file's constants and functions, and of properties that are elements. */
type Names = ReadonlyMap<string, Node>;

/** Components that put their children into an HTML element, with nothing beside them. */
const LIKE_HTML = ['BookingLink', 'Button', 'ButtonLink', 'Link', 'NavLink', 'VisuallyHidden'];

/** Results of hooks that are elements. */
const ELEMENTS = /^(dialog|undoBar|pages?|screen)$/;
const ELEMENT: Node = { type: 'JSXFragment' };

/** Renders the message that it is given: its uses are checked. */
const MESSAGE = 'FormattedMessage';

/**
 * Returns the code of texts in JSX that change, come or go without an element of their own. A browser that translates a
 * page replaces each text node: React then changes a node that nobody sees, or fails to remove it, or to insert an
 * element before it. A text that is the only child of an HTML element is safe, since React sets that element's content.
 * @param source code of a `.tsx` file
 */
export function findBareTexts(source: string): string[] {
  const bytes = Buffer.from(source);
  const found = new Set<string>();
  const names = new Map<string, Node>();
  const [elements, others] = [new Set<string>(), new Set<string>()];
  const report = ({ span }: Node) =>
    found.add(
      bytes
        .toString('utf8', span.start - 1, span.end - 1)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  const tree = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }) as unknown as Node;

  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      names.set(node.id.value, node.init);
    if (node.type === 'FunctionDeclaration') names.set(node.identifier.value, node);
    const type = node.typeAnnotation?.typeAnnotation;
    if (!type || !['TsPropertySignature', 'Identifier'].includes(node.type)) return;
    (isElementType(type) ? elements : others).add(node.key?.value ?? node.value);
  });
  for (const name of elements) names.set(name, ELEMENT);
  // Another component of the file may give the name to a text.
  for (const name of others) names.delete(name);
  walk(tree, (node) => {
    if (
      node.type === 'FunctionDeclaration' &&
      /^[A-Z]/.test(node.identifier.value) &&
      node.identifier.value !== MESSAGE
    )
      for (const result of resultsOf(node)) if (describe(result, names).text) report(result);
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = childrenOf(node).map((child) => ({ child, ...describe(child, names) }));
    if (isLikeHtml(node) && children.length === 1 && !children[0]?.isComponentText) return;
    const isSteady = children.length === 1 || children.every(({ text, comes }) => text !== 'changing' && !comes);
    for (const { child, text, comes } of children)
      if (text === 'changing' || (text && (comes || !isSteady))) report(child);
  });
  return [...found];
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (value === null || typeof value !== 'object') return;
  if ('type' in value && typeof value.type === 'string') visit(value as Node);
  for (const part of Object.values(value)) walk(part, visit);
}

function isLikeHtml({ opening }: Node): boolean {
  const name = opening?.name?.value;
  return name !== undefined && (/^[a-z]/.test(name) || LIKE_HTML.includes(name));
}

/** Returns the children that React sees. */
function childrenOf({ children }: Node): Node[] {
  return children.filter(
    ({ type, value, expression }: Node) =>
      !(type === 'JSXText' && /^\s*\n\s*$/.test(value)) && expression?.type !== 'JSXEmptyExpression',
  );
}

function describe(node: Node, names: Names, depth = 0): Rendered {
  const inner = (child: Node) => describe(child, names, depth + 1);
  const oneOf = (...children: Node[]): Rendered => ({
    text: children.some((child) => inner(child).text) ? 'changing' : undefined,
    comes: true,
  });
  switch (node.type) {
    case 'JSXText':
    case 'StringLiteral':
      // White space is not translated.
      return /\S/.test(node.value) ? { text: 'constant' } : {};
    case 'TemplateLiteral':
      return { text: node.expressions.length > 0 ? 'changing' : 'constant' };
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsNonNullExpression':
      return inner(node.expression);
    case 'OptionalChainingExpression':
      return inner(node.base);
    case 'JSXElement':
      return node.opening.name.value === MESSAGE ? describeMessage(node.opening.attributes, inner) : {};
    case 'JSXFragment':
    case 'NullLiteral':
    case 'BooleanLiteral':
      return {};
    case 'BinaryExpression':
      if (node.operator === '&&') return { ...inner(node.right), comes: true };
      return ['??', '||'].includes(node.operator) ? oneOf(node.left, node.right) : { text: 'changing' };
    case 'ConditionalExpression':
      return oneOf(node.consequent, node.alternate);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return oneOf(...resultsOf(node));
    case 'CallExpression':
      return describeCall(node, inner);
    case 'Identifier': {
      const value = names.get(node.value);
      if (value && depth < 8) return inner(value);
      return node.value === 'undefined' || ELEMENTS.test(node.value) ? {} : { text: 'changing' };
    }
    default:
      return ELEMENTS.test(node.property?.value) ? {} : { text: isConstant(node) ? 'constant' : 'changing' };
  }
}

type Describe = (node: Node) => Rendered;

function describeCall({ callee, arguments: list }: Node, inner: Describe): Rendered {
  const name = callee.property?.value ?? callee.value;
  const [first, second]: Node[] = list.map(({ expression }: Node) => expression);
  if (first && (name === 'map' || name === 'useMemo')) return { ...inner(first), comes: true };
  if (first && name === 'formatMessage') {
    if (second) return hasElements(second, inner) ? {} : { text: 'changing' };
    // The message of an entry of a list stays with it.
    const isSteady = isConstant(first) || (first.type === 'Identifier' && !inner(first).comes);
    return { text: isSteady ? 'constant' : 'changing' };
  }
  if (/^(createElement|cloneElement|createPortal|useRoutes)$/.test(name)) return {};
  return callee.type === 'Identifier' ? { ...inner(callee), comes: true } : { text: 'changing' };
}

function describeMessage(attributes: Node[], inner: Describe): Rendered {
  const values = attributes.find(({ name }) => name?.value === 'values')?.value.expression;
  if (values && (values.type === 'Identifier' || hasElements(values, inner))) return {};
  const isSteady = !values && attributes.every(({ spread, arguments: message }) => spread && isConstant(message));
  return { text: isSteady ? 'constant' : 'changing', isComponentText: true };
}

/** Returns whether values of a message are elements: then its texts get elements, too. */
function hasElements({ type, properties }: Node, inner: Describe): boolean {
  return (
    type === 'ObjectExpression' &&
    properties.some((property: Node) => {
      const value = property.type === 'KeyValueProperty' ? property.value : property;
      return value.type === 'ArrowFunctionExpression' || (value.type !== 'SpreadElement' && !inner(value).text);
    })
  );
}

/** Returns the expressions that a function returns. */
function resultsOf({ body }: Node): Node[] {
  if (!body?.stmts) return body ? [body] : [];
  const results: Node[] = [];
  const collect = (value: unknown) => {
    if (value === null || typeof value !== 'object') return;
    const { type = '', argument } = value as Partial<Node>;
    if (/^(Arrow)?Function(Expression|Declaration)$/.test(type)) return;
    if (type !== 'ReturnStatement') Object.values(value).forEach(collect);
    else if (argument) results.push(argument);
  };
  collect(body);
  return results;
}

/** Returns whether a type is that of an element, or of a function that returns one. */
function isElementType(type: Node | undefined): boolean {
  if (type?.type === 'TsParenthesizedType') return isElementType(type.typeAnnotation);
  if (type?.type === 'TsFunctionType') return isElementType(type.typeAnnotation.typeAnnotation);
  if (type?.type === 'TsUnionType') return type.types.some(isElementType);
  return type?.type === 'TsTypeReference' && /^React(Node|Element)$/.test(type.typeName.value);
}

/** Returns whether an expression is a text of a catalogue, such as `LIST_TEXT.loading`. */
function isConstant({ type, object, property, value }: Node): boolean {
  if (type === 'MemberExpression') return property.type === 'Identifier' && isConstant(object);
  return type === 'Identifier' && /^[A-Z][A-Z_0-9]*$/.test(value);
}
