import type { FormInstance } from 'antd';
import { useState } from 'react';
import { rebaseValues } from './rebase-values.ts';

type FieldValues<Values> = Parameters<FormInstance<Values>['setFieldsValue']>[0];

/**
 * Returns the record that is edited, as the person has seen it, and the function that replaces it by its current state
 * after a colleague has changed it: the form then shows the current values in the fields that the person has not edited.
 */
export function useRebase<Edited, Values extends object>(
  form: FormInstance<Values>,
  begin: Edited,
  toValues: (edited: NonNullable<Edited>) => Values,
) {
  const [edited, setEdited] = useState(begin);
  const rebase = (values: Values, now: Edited) => {
    if (edited && now)
      form.setFieldsValue(rebaseValues(values, toValues(edited), toValues(now)) as FieldValues<Values>);
    setEdited(now);
  };
  return [edited, rebase] as const;
}
