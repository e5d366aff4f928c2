import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { whenIdle } from '../../core/idle/index.ts';
import { lazy } from '../../kit/error-boundary/index.ts';
import { LateDialog } from '../../kit/late/index.ts';
import { closeExpiry, closeMessages, useAskedForTodos, useExpiry, useMessagesOpen } from './shown.ts';

const MessagesLayer = lazy(() => import(/* webpackChunkName: "messages" */ './messages-layer.tsx'));

/** Brings messages and to-dos once the page has nothing better to do, or at once when they are asked for. */
export function MessagesHost(): ReactElement | null {
  const { formatMessage } = useIntl();
  const [isIdle, setIdle] = useState(false);
  const todos = useAskedForTodos();
  const [todosClosed, setTodosClosed] = useState(0);
  const isDialogAsked = [useMessagesOpen(), useExpiry() !== undefined].includes(true);
  const isAsked = isDialogAsked || todos > todosClosed;
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle && !isAsked && todos === 0) return null;
  const close = (): void => {
    closeMessages();
    closeExpiry();
    setTodosClosed(todos);
  };
  const name = isDialogAsked ? 'header.messages.button' : 'header.todos.button';
  return (
    <LateDialog title={formatMessage({ id: name }, { count: 0 })} isAsked={isAsked} onClose={close}>
      <MessagesLayer />
    </LateDialog>
  );
}
