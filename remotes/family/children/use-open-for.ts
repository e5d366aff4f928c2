import { useRef, useState } from 'react';
import { chooseChild, noteOpened, openIcon } from 'shell/header';
import { isRequestError } from 'shell/request';
import { useTranslations, useUser } from 'shell/session';
import { notify } from 'shell/ui';
import type { Child, Icon } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

export interface OpenFor {
  /** The child that is being chosen. */
  busyWith: string | undefined;
  /** Makes the child the current one, and opens an app then where one is named. */
  openFor: (child: Child, icon?: Icon) => Promise<void>;
}

/** Opens apps for a child: the choice is saved first, since apps show the current child. One choice at a time. */
export function useOpenFor(): OpenFor {
  const t = useTranslations<MessageId>();
  const user = useUser();
  const [busyWith, setBusyWith] = useState<string>();
  const isBusy = useRef(false);
  const openFor = async (child: Child, icon?: Icon): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyWith(child.id);
    try {
      await chooseChild(child);
      if (icon) {
        noteOpened(icon, user);
        openIcon(icon, user);
      } else notify(t('family.card.switched', { name: child.realName }), { tone: 'success' });
    } catch (error) {
      const reason = isRequestError(error) ? error.message : String(error);
      notify(t('family.card.failed', { reason }), { tone: 'error' });
    } finally {
      isBusy.current = false;
      setBusyWith(undefined);
    }
  };
  return { busyWith, openFor };
}
