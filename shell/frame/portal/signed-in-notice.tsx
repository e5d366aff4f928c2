import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { getBootData } from '../../core/boot/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { takeSignInMark } from './take-sign-in-mark.ts';

let isSaid = false;

/**
 * Says once that the sign-in went well (Q13), on the page after it. That page is this document, or a new one: an account with
 * another language loads anew.
 */
export function SignedInNotice(): null {
  const { formatMessage } = useIntl();
  useEffect(() => {
    const { state, user } = getBootData().session;
    const isNew = takeSignInMark();
    if (isSaid || (!isNew && (state !== 'known' || user))) return;
    isSaid = true;
    notify(formatMessage({ id: 'startup.signIn.done' }), { tone: 'success' });
  }, [formatMessage]);
  return null;
}
