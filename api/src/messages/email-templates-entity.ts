import { EMAIL_TEMPLATE_FIELDS } from 'shared-kit/domain';
import type { EntityDefinition } from '../entities/entity-definition.ts';

/** Entity `EmailTemplates`, for staff (docs/rules.md#templates-of-e-mails). */
export const EMAIL_TEMPLATES_ENTITY: EntityDefinition = {
  name: 'EmailTemplates',
  table: 'email_templates',
  key: 'id',
  fields: EMAIL_TEMPLATE_FIELDS,
  defaultOrderColumn: 'id',
  anonymous: new Set(),
  permissions: {
    read: 'mail.send',
    create: 'mail.templates',
    update: 'mail.templates',
    delete: 'mail.templates',
  },
  examples: {
    other: { title: 'Thank you', subjectEn: 'Thank you, {name}' },
    changes: [
      { id: 3, title: 'Flight is late' },
      { id: 4, subjectFr: 'Votre vol', bodyFr: null },
    ],
    query: [{ field: 'title', operator: 'EQ', value: 'Flight is late' }],
  },
};
