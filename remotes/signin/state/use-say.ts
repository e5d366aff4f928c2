import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Say } from './describe-failure.ts';

/** The messages of this remote in the language of the page. */
export const useSay = (): Say => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
};
