import { useRef, useState } from 'react';
import { chooseChild } from 'shell/header';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import type { Child } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

export interface Choose {
  /** Id of the child that is being saved. */
  busyWith: string | undefined;
  choose: (child: Child) => Promise<void>;
}

/** Makes a child the current one, one at a time; says when that did not work. */
export function useChoose(): Choose {
  const t = useTranslations<MessageId>();
  const [busyWith, setBusyWith] = useState<string>();
  const isBusy = useRef(false);
  const choose = async (child: Child): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyWith(child.id);
    try {
      await chooseChild(child);
    } catch (error) {
      const reason = isRequestError(error) ? error.message : String(error);
      notify(t('desktop.children.failed', { reason }), { tone: 'error' });
    } finally {
      isBusy.current = false;
      setBusyWith(undefined);
    }
  };
  return { busyWith, choose };
}
