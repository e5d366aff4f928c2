import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './message-id.ts';

export type Say = (id: MessageId, values?: Record<string, string | number>) => string;

/** The messages of this remote in the language of the page. */
export const useSay = (): Say => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
};
