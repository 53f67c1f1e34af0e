import { IMPORTED_ENTITIES, type ImportKind } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { labelOfField } from 'shared-kit/ui';

/** Returns the function that names a field of an import. */
export function useFieldName(kind: ImportKind): (field: string) => string {
  const { formatMessage } = useIntl();
  return (field) => {
    const label = labelOfField(IMPORTED_ENTITIES[kind], field);
    return label ? formatMessage(label) : field;
  };
}
