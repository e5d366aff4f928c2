import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { Catch } from '../catch/index.ts';
import { whenIdle } from '../idle/index.ts';
import { useAskedForTodos, useExpiry, useMessagesOpen } from './shown.ts';

const MessagesLayer = lazy(() => import(/* webpackChunkName: "messages" */ './messages-layer.tsx'));

/** Brings messages and to-dos once the page has nothing better to do, or at once when they are asked for. */
export const MessagesHost = (): ReactElement | null => {
  const [isIdle, setIdle] = useState(false);
  const isAsked = [useMessagesOpen(), useExpiry() !== undefined, useAskedForTodos() > 0].includes(true);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle || isAsked ? (
    <Catch onCatch={() => undefined}>
      <Suspense fallback={null}>
        <MessagesLayer />
      </Suspense>
    </Catch>
  ) : null;
};
