import { isApiError } from 'shared-kit/api-client';
import { useHost } from 'shared-kit/remote';
import { STAFF_PROBLEM_TEXTS, useProblemText } from 'shared-kit/ui';

/** Returns functions that describe the errors of the API in the language of the console. */
export function useErrorText() {
  const { site } = useHost();
  const texts = useProblemText({ currencySign: site.currencySigns.console, staff: STAFF_PROBLEM_TEXTS });
  return {
    ...texts,
    /** Describes a failed call. The message of a failed upload contains the whole response; only its `message` is shown. */
    describeError(error: unknown): string {
      const text = texts.describeError(error);
      return isApiError(error) && text === error.message ? error.body?.message || text : text;
    },
    /** Describes the problems of a failed call by field; a batch, whose fields are named by index, has one entity here. */
    describeFields(error: unknown): Readonly<Record<string, string>> {
      const fields = Object.entries(texts.describeFields(error));
      return Object.fromEntries(fields.map(([field, text]) => [field.replace(/^0\./, ''), text]));
    },
  };
}
