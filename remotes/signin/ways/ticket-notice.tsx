import { useEffect, useEffectEvent } from 'react';
import { usePage } from 'shell/session';
import { notify } from 'shell/ui';
import type { SignInReason } from '#shared/contracts';
import { useWaysTranslations } from './ways-translations.ts';

const missing = 'ticket_login_missing' satisfies SignInReason;

/** Says in a toast that a link with a ticket cannot sign in, because no call redeems tickets (B10). */
export function TicketNotice(): null {
  const t = useWaysTranslations();
  const { search } = usePage();
  const isMissing = new URLSearchParams(search).get('reason') === missing;
  const notifyMissing = useEffectEvent(() => notify(t('signin.ticket.missing'), { tone: 'error' }));
  useEffect(() => {
    if (isMissing) notifyMissing();
  }, [isMissing]);
  return null;
}
