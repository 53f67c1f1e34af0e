import {
  ANSWER_PROBLEMS,
  FIELD_PROBLEMS,
  type FieldProblem,
  type ParameterKind,
  REASON_TYPES,
} from 'shared-kit/domain';
import Type, { type TSchema } from 'typebox';

/** Returns a 200 response schema without its static type, for routes that are generic over entities. */
export const ok = (schema: TSchema) => ({ 200: schema });

/** Returns the schema of a response body with a `data` list. */
export const dataResponse = <Item extends TSchema>(item: Item) =>
  Type.Object({ code: Type.Literal(200), data: Type.Array(item) });

/** Schema of the pages of a list. */
export const Pagination = Type.Object({
  current: Type.Integer(),
  total: Type.Integer({ description: 'Rows, counted up to 10,000' }),
  more: Type.Optional(Type.Boolean({ description: 'Whether there are more rows than were counted' })),
  pages: Type.Integer(),
  first: Type.Integer({ description: 'Ordinal of the first row shown, 0 for none' }),
  last: Type.Integer(),
});

/** Schema of a file response, for the OpenAPI document only. */
export const FileResponse = Type.String({ format: 'binary', description: 'The file' });

type ProblemTable = Readonly<Record<string, Readonly<Record<string, ParameterKind>>>>;

const PARAMETER_SCHEMAS: Readonly<Record<ParameterKind, TSchema>> = {
  number: Type.Number(),
  text: Type.String(),
  list: Type.Array(Type.Union([Type.String(), Type.Number()])),
  amounts: Type.Object({
    days: Type.Integer(),
    unitPrice: Type.Number(),
    totalPrice: Type.Number(),
    lines: Type.Optional(Type.Array(Type.Unknown(), { description: 'As in a quote' })),
  }),
  cars: Type.Array(Type.Object({ name: Type.String(), isOffSale: Type.Boolean() })),
};

/** Returns the schemas of all parameters of a table's problems, each with the types that have it. */
function parametersOf(table: ProblemTable): Record<string, TSchema> {
  const schemas: Record<string, TSchema> = {};
  for (const [type, parameters] of Object.entries(table))
    for (const [name, kind] of Object.entries(parameters)) {
      const { description } = (schemas[name] ?? {}) as { readonly description?: string };
      schemas[name] = Type.Optional({
        ...PARAMETER_SCHEMAS[kind],
        description: description ? `${description}, ${type}` : `With ${type}`,
      });
    }
  return schemas;
}

const reasons = Object.keys(REASON_TYPES);
const types = Object.keys(ANSWER_PROBLEMS).filter((type) => !reasons.includes(type));

/** Schema of every error response. */
export const ErrorBody = Type.Object({
  code: Type.Integer({ description: 'The HTTP status' }),
  message: Type.String(),
  error: Type.String(),
  meta: Type.Object({
    type: Type.Enum(types, { description: 'What went wrong, for programs' }),
    reason: Type.Optional(Type.Enum(reasons, { description: 'Narrower than the type' })),
    fields: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'What is wrong, by field' })),
    problems: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object({ type: Type.Enum(Object.keys(FIELD_PROBLEMS)), ...parametersOf(FIELD_PROBLEMS) }),
        { description: 'As fields, for programs: the type of each problem and its parameters' },
      ),
    ),
    ...parametersOf(ANSWER_PROBLEMS),
    conflicts: Type.Optional(Type.Unknown({ description: 'Of car_unavailable, for staff: what stands in the way' })),
    requestId: Type.Optional(Type.String()),
  }),
});

/** Body of every error response. `message` and `error` are the same text, for clients that read one or the other. */
export interface ErrorBody {
  readonly code: number;
  readonly message: string;
  readonly error: string;
  /** Besides these, the parameters of the problem. */
  readonly meta: {
    readonly type: string;
    readonly reason?: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly problems?: Readonly<Record<string, FieldProblem>>;
    readonly requestId?: string;
  };
}
