import { useState } from 'react';
import { findUsername, isRemembered } from '#shared/stored-items';
import { isRequestError } from '../../core/request/index.ts';
import { checkSession, findUser, signIn, useUser } from '../../core/session/index.ts';
import { finishSignInAgain } from './sign-in-again.ts';

interface SignInAgain {
  error: string | undefined;
  busy: boolean;
  /** Tries the password of the user whose session ended. */
  submit: (password: string) => Promise<void>;
}

/** What the dialog does; `emptyText` is shown when no password was typed. */
export function useSignInAgain(emptyText: string): SignInAgain {
  const { userId, loginName } = useUser();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (password: string): Promise<void> => {
    if (busy) return;
    if (password.trim() === '') {
      setError(emptyText);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      // Without the tick the server would forget this browser.
      const remember = isRemembered() && findUsername() === loginName;
      await signIn({ username: loginName, password, remember });
      await checkSession();
      carryOn(userId);
    } catch (failure) {
      setError(isRequestError(failure) ? failure.message : String(failure));
    } finally {
      setBusy(false);
    }
  };
  return { error, busy, submit };
}

/** Somebody else signed in meanwhile: what is on the page is not theirs. */
function carryOn(userId: string): void {
  if (findUser()?.userId === userId) finishSignInAgain(true);
  else location.reload();
}
