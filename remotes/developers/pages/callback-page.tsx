import { type ReactElement, useEffect, useState } from 'react';
import { usePageTitle } from 'shell/session';
import { Button, PageError } from 'shell/ui';
import { tellConsole } from '../state/callback-channel.ts';
import { useSay } from '../state/use-say.ts';

/** Told once, by whoever mounts: a render may be thrown away. The address keeps nothing of it. */
const takeSearch = (): string => {
  const { search } = location;
  if (search) history.replaceState(null, '', location.pathname);
  return search;
};

/** Where an app that is tried gets its answer: it goes to the console, and this window closes. */
export const CallbackPage = (): ReactElement => {
  const say = useSay();
  const [isTaken, setTaken] = useState(false);
  usePageTitle(say('developers.callback.title'));
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
      title={say(isTaken ? 'developers.callback.done' : 'developers.callback.title')}
      text={say(isTaken ? 'developers.callback.doneText' : 'developers.callback.text')}
    >
      <Button onClick={() => window.close()}>{say('developers.callback.close')}</Button>
    </PageError>
  );
};
