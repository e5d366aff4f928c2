import { type ReactElement, useEffect } from 'react';
import { RoomWords } from '../language/index.ts';
import { useUser } from '../session/index.ts';
import { ExpiryDialog } from './expiry-dialog.tsx';
import english from './messages/en.json' with { type: 'json' };
import chinese from './messages/zh-CN.json' with { type: 'json' };
import { MessagesDialog } from './messages-dialog.tsx';
import { useExpiry, useMessagesOpen } from './shown.ts';
import { startMessageUpdates } from './start-message-updates.ts';
import { TodoPopup } from './todo-popup.tsx';
import { useTodoPopup } from './use-todo-popup.ts';

/** Everything that messages and to-dos open over the page; keeps them up to date as long as it is there. */
const MessagesLayer = (): ReactElement => {
  const { userId } = useUser();
  const isOpen = useMessagesOpen();
  const expiry = useExpiry();
  const { opened, close, closeForSession } = useTodoPopup();
  useEffect(() => startMessageUpdates(userId), [userId]);
  return (
    <RoomWords catalogues={{ 'zh-CN': chinese, en: english }}>
      {opened ? <TodoPopup opened={opened} onClose={close} onCloseForSession={closeForSession} /> : null}
      {isOpen ? <MessagesDialog /> : null}
      {expiry ? <ExpiryDialog source={expiry} /> : null}
    </RoomWords>
  );
};

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default MessagesLayer;
