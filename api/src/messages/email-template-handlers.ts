import { EMAIL_PLACEHOLDERS, findUnknownPlaceholder } from 'shared-kit/domain';
import { tableHandlers } from '../entities/table-handlers.ts';
import { EMAIL_TEMPLATES_ENTITY } from './email-templates-entity.ts';

/** @throws ApiProblem 400 `unknown_placeholder` for a name in braces that no booking has, and what `tableHandlers` throw */
export const EMAIL_TEMPLATE_HANDLERS = tableHandlers(EMAIL_TEMPLATES_ENTITY, {
  findProblems: (_, { title: _title, ...texts }) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([field, text]) => {
        const name = typeof text === 'string' ? findUnknownPlaceholder(text) : undefined;
        const known = EMAIL_PLACEHOLDERS.map((placeholder) => `{${placeholder}}`);
        const message = `names ${name}, which is none of ${known.join(', ')}`;
        return name === undefined ? [] : [[field, { type: 'unknown_placeholder' as const, name, known, message }]];
      }),
    ),
});
