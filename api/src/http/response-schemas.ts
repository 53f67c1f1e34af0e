import Type, { type TSchema } from 'typebox';

/** Returns a 200 response schema without its static type, for routes that are generic over entities. */
export const ok = (schema: TSchema) => ({ 200: schema });

/** Returns the schema of a response body with a `data` list. */
export const dataResponse = <Item extends TSchema>(item: Item) =>
  Type.Object({ code: Type.Literal(200), data: Type.Array(item) });

/** Schema of a file response, for the OpenAPI document only. */
export const FileResponse = Type.String({ format: 'binary', description: 'The file' });

/** Body of every error response. `message` and `error` are the same text, for clients that read one or the other. */
export const ErrorBody = Type.Object({
  code: Type.Integer({ description: 'The HTTP status' }),
  message: Type.String(),
  error: Type.String(),
  meta: Type.Object({
    type: Type.String({ description: 'What went wrong, for programs' }),
    fields: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'What is wrong, by field' })),
    price: Type.Optional(
      Type.Object(
        { days: Type.Integer(), unitPrice: Type.Number(), totalPrice: Type.Number() },
        { description: 'With price_changed: the figures that hold now' },
      ),
    ),
    requestId: Type.Optional(Type.String()),
  }),
});
export type ErrorBody = Type.Static<typeof ErrorBody>;
