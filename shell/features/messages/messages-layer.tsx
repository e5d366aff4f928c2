import { type ReactElement, useEffect } from 'react';
import { RoomWords } from '../../core/language/index.ts';
import { useUser } from '../../core/session/index.ts';
import { ExpiryDialog } from './expiry-dialog.tsx';
import { catalogues } from './messages/zh-CN.json?all';
import { MessagesDialog } from './messages-dialog.tsx';
import { useExpiry, useMessagesOpen } from './shown.ts';
import { startMessageUpdates } from './start-message-updates.ts';
import { TodoPopup } from './todo-popup.tsx';
import { useTodoPopup } from './use-todo-popup.ts';

/** Everything that messages and to-dos open over the page; keeps them up to date as long as it is there. */
function MessagesLayer(): ReactElement {
  const { userId } = useUser();
  const isOpen = useMessagesOpen();
  const expiry = useExpiry();
  const { opened, close, closeForSession } = useTodoPopup();
  useEffect(() => startMessageUpdates(userId), [userId]);
  return (
    <RoomWords catalogues={catalogues}>
      {opened ? <TodoPopup opened={opened} onClose={close} onCloseForSession={closeForSession} /> : null}
      {isOpen ? <MessagesDialog /> : null}
      {expiry ? <ExpiryDialog source={expiry} /> : null}
    </RoomWords>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default MessagesLayer;
