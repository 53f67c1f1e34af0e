interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** What `openapi.json` is read for. */
export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/**
 * Returns one line for everything that a client may rely on: calls, and of each its query (`?`), the members of its body (`<`)
 * and its answer (`>`) with their types or values. A further line that ends with `!` says that a member is always there.
 */
export function describeCalls({ paths }: OpenapiDocument): Set<string> {
  const lines = new Set<string>();
  const schemasOf = (content: Content = {}) => Object.values(content).flatMap(({ schema }) => schema ?? []);
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { parameters = [], requestBody, responses }] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path}`;
      lines.add(call);
      const query = parameters.filter((parameter) => parameter.in === 'query');
      if (query.length > 0) lines.add(`${call} ?`);
      for (const { name, required, schema } of query) addMember(`${call} ?.${name}`, schema, required === true, lines);
      for (const schema of schemasOf(requestBody?.content)) addMember(`${call} <`, schema, false, lines);
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      for (const schema of successes.flatMap(([, { content }]) => schemasOf(content)))
        addMember(`${call} >`, schema, false, lines);
    }
  return lines;
}

function addMember(line: string, schema: Schema, isRequired: boolean, lines: Set<string>): void {
  lines.add(line);
  if (isRequired) lines.add(`${line}!`);
  addSchema(line, schema, lines);
}

function addSchema(line: string, schema: Schema, lines: Set<string>): void {
  const { properties = {}, required = [], items, additionalProperties, patternProperties } = schema;
  for (const variant of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []))
    addSchema(line, variant, lines);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  for (const value of values ?? []) lines.add(`${line}=${value}`);
  for (const type of values ? [] : [schema.type ?? []].flat())
    if (type !== 'object' && type !== 'array') lines.add(`${line}:${type}`);
  for (const [name, member] of Object.entries(properties))
    addMember(`${line}.${name}`, member, required.includes(name), lines);
  if (items) addMember(`${line}[]`, items, false, lines);
  const others = [additionalProperties, ...Object.values(patternProperties ?? {})];
  for (const other of others) if (typeof other === 'object') addMember(`${line}.*`, other, false, lines);
}

/** How calls changed for a client that was built before: what it may rely on is gone, or there is more. */
export interface ChangeOfCalls {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Compares the lines of `describeCalls`. */
export function compareCalls(was: ReadonlySet<string>, is: ReadonlySet<string>): ChangeOfCalls {
  const gone = [...was].filter((line) => !is.has(line));
  const fresh = [...is].filter((line) => !was.has(line));
  // What a request must have is the other way round: it may be dropped, and not asked for later.
  const isDemand = (line: string) => /^\S+ \S+ [?<].*!$/.test(line);
  const isNewDemand = (line: string) => isDemand(line) && was.has(line.replace(/\.[^.]+!$/, ''));
  return {
    removed: [...gone.filter((line) => !isDemand(line)), ...fresh.filter(isNewDemand)],
    added: [...fresh.filter((line) => !isNewDemand(line)), ...gone.filter(isDemand)],
  };
}
