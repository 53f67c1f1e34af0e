import Type, { type TSchema } from 'typebox';

/** The answer of success in the document of a route whose entity is only known while it runs. */
export const ok = (schema: TSchema) => ({ 200: schema });

/** The body of an answer that lists what was asked for or done. */
export const dataAnswer = <Item extends TSchema>(item: Item) =>
  Type.Object({ code: Type.Literal(200), data: Type.Array(item) });

/** An answer that is a file; of the document only. */
export const FileAnswer = Type.String({ format: 'binary', description: 'The file' });

/** The body of every error. `message` and `error` carry the same sentence: one client reads either. */
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
