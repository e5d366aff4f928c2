import { type ReactElement, useEffect, useState } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { Button, PageError } from 'shell/ui';
import { tellConsole } from '../state/callback-channel.ts';
import type { MessageId } from '../state/message-id.ts';

/** Told once, by whoever mounts: a render may be thrown away. The address keeps nothing of it. */
const takeSearch = (): string => {
  const { search } = location;
  if (search) history.replaceState(null, '', location.pathname);
  return search;
};

/** Where an app that is tried gets its answer: it goes to the console, and this window closes. */
export const CallbackPage = (): ReactElement => {
  const t = useTranslations<MessageId>();
  const [isTaken, setTaken] = useState(false);
  usePageTitle(t('developers.callback.title'));
  useEffect(
    () =>
      tellConsole(takeSearch(), () => {
        setTaken(true);
        window.close();
      }),
    [],
  );
  return (
    <PageError
      title={t(isTaken ? 'developers.callback.done' : 'developers.callback.title')}
      text={t(isTaken ? 'developers.callback.doneText' : 'developers.callback.text')}
    >
      <Button onClick={() => window.close()}>{t('developers.callback.close')}</Button>
    </PageError>
  );
};
