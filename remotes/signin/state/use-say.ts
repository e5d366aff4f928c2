import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './message-id.ts';

/**
 * Messages in the language of the page: those of this remote, or by the type argument those of a page that brings its
 * own.
 */
export const useSay = <Id extends string = MessageId>(): ((
  id: Id,
  values?: Record<string, string | number>,
) => string) => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
};
