import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Words of a message in the language of the page. */
export type Translate<Id extends string> = (id: Id, values?: Record<string, string | number>) => string;

/**
 * The messages of an app in the language of the page. The type argument is the union of its message ids, so that a
 * misspelt one does not compile.
 */
export function useTranslations<Id extends string>(): Translate<Id> {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
