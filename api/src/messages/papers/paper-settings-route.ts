import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LOCALE_CODES, MAX_CLAUSES_LENGTH, PAPER_KINDS, type PaperSettings, TAXED_PARTS } from 'shared-kit/domain';
import Type from 'typebox';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { requirePermission } from '../../platform/http/require-permission.ts';
import { dataResponse } from '../../platform/http/response-schemas.ts';
import { ONE_LINE } from '../../platform/http/schema-patterns.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../platform/services.ts';
import { readPaperSettings } from './read-paper-settings.ts';

const Line = (maxLength: number) => Type.String({ pattern: ONE_LINE, maxLength });
const Text = (maxLength: number, description: string) => Type.String({ maxLength, description });
const Percent = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });
const closed = { additionalProperties: false } as const;

const byPart = Object.fromEntries(
  TAXED_PARTS.map((part) => [part, Type.Optional(Percent('In percent; `taxRate` without it'))]),
);
const byKind = Object.fromEntries(PAPER_KINDS.map((kind) => [kind, Type.Optional(Line(12))]));
const byLanguage = Object.fromEntries(
  LOCALE_CODES.map((code) => [code, Type.Optional(Text(MAX_CLAUSES_LENGTH, 'Each paragraph is a clause'))]),
);
const Settings = Type.Object(
  {
    sellerName: Type.Optional(Line(120)),
    sellerAddress: Type.Optional(Text(300, 'Several lines')),
    sellerNumbers: Type.Optional(
      Type.Array(Type.Object({ label: Line(40), value: Line(60) }, closed), { maxItems: 8 }),
    ),
    taxRate: Type.Optional(Percent('In percent, contained in the prices')),
    taxRates: Type.Optional(Type.Object(byPart, { ...closed, description: 'Of lines that are taxed otherwise' })),
    prefixes: Type.Optional(Type.Object(byKind, { ...closed, description: 'What numbers begin with' })),
    clauses: Type.Optional(Type.Object(byLanguage, closed)),
  },
  {
    ...closed,
    examples: [
      {
        sellerNumbers: [{ label: 'ICE', value: '001234567000089' }],
        taxRate: 20,
        taxRates: { damage: 0 },
        clauses: { en: 'The car stays in Morocco.\nNo smoking in the car.' },
      },
    ],
  },
);
const Stored = Type.Object({
  ...Settings.properties,
  clausesVersion: Type.Integer({ description: 'Grows with each change of a clause; 0 before the first' }),
});
const Answer = { 200: dataResponse(Stored) };

/** `GET` and `PUT /api/paper-settings`: what stands on every paper (docs/rules.md#papers). */
export const paperSettingsRoute: FastifyPluginAsyncTypebox<Services> = async (app, { database, clock }) => {
  const read = async () => ({
    code: 200 as const,
    data: [(await readPaperSettings(database)) as Type.Static<typeof Stored>],
  });
  const get = { summary: "What stands on every paper: the seller, the owner's clauses", response: Answer };
  app.get('', { schema: get, onRequest: requirePermission('papers.read') }, read);

  const put = { summary: 'Set all of it; what is left out is unset', body: Settings, response: Answer };
  app.put('', { schema: put, onRequest: requirePermission('papers.settings') }, async ({ body, session }) => {
    const { accountId } = session as Session;
    const settings = body as PaperSettings;
    await inTransaction(
      database,
      async (transaction) => {
        const former = await readPaperSettings(transaction);
        const isChanged = clausesOf(former) !== clausesOf(settings);
        const row = {
          settings: JSON.stringify(settings),
          clauses_version: former.clausesVersion + (isChanged ? 1 : 0),
          updated_at: clock().toISOString(),
          updated_by: accountId,
        };
        await transaction
          .insertInto('paper_settings')
          .values(row)
          .onConflict((conflict) => conflict.column('is_single').doUpdateSet(row))
          .execute();
      },
      accountId,
    );
    return await read();
  });
};

function clausesOf({ clauses = {} }: PaperSettings): string {
  return JSON.stringify(LOCALE_CODES.map((code) => clauses[code]?.trim() ?? ''));
}
