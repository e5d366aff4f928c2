import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { RequestError } from 'shell/request';
import { useLanguage } from 'shell/session';
import type { Problems } from './problems.ts';

/** From when the page is taken to have painted. */
const idleMs = 1_500;

/** Describes failures to the user. */
export function useDescribeFailure(): (error: RequestError | undefined) => Promise<Problems> {
  const intl = useIntl();
  const { language } = useLanguage();
  const load = useCallback(
    async () => (await import('./failure-texts.ts')).loadFailureTexts(language, intl),
    [language, intl],
  );
  // Fetched while all is well: they are wanted just when networks fail.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), idleMs);
    return () => clearTimeout(timer);
  }, [load]);
  return async (error) => {
    try {
      return (await load())(error);
    } catch {
      return { form: error?.message ?? intl.formatMessage({ id: 'signin.failure.retry' }) };
    }
  };
}
