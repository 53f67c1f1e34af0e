import Type from 'typebox';

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
