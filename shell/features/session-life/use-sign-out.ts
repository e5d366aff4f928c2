import { useIntl } from 'react-intl';
import { isRequestError } from '../../core/request/index.ts';
import { signOut } from '../../core/session/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { askConfirm } from '../../kit/questions/index.ts';

/** Signing out with its question before and its message when it did not work. */
export function useSignOut(): () => Promise<void> {
  const { formatMessage } = useIntl();
  return async () => {
    const agreed = await askConfirm({
      title: formatMessage({ id: 'header.signOut.title' }),
      text: formatMessage({ id: 'header.signOut.text' }),
      confirmLabel: formatMessage({ id: 'header.signOut.confirm' }),
    });
    if (!agreed) return;
    try {
      await signOut();
    } catch (error) {
      notify(isRequestError(error) ? error.message : String(error), { tone: 'error' });
    }
  };
}
