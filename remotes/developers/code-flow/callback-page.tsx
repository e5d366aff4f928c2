import { type ReactElement, useEffect, useState } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { Button, PageError } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { sendToConsole } from './callback-channel.ts';

/** Where an app that is tried gets its answer: it goes to the console, and this window closes. */
export function CallbackPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isTaken, setTaken] = useState(false);
  usePageTitle(t('developers.callback.title'));
  useEffect(
    () =>
      sendToConsole(takeSearch(), () => {
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
}

/** Sent once, by an effect: a render may be thrown away. The address keeps nothing of it. */
function takeSearch(): string {
  const { search } = location;
  if (search) history.replaceState(null, '', location.pathname);
  return search;
}
