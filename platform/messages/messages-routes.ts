import { answer, type Route } from '#platform/http';
import {
  getMessageConfig,
  messageAudiences,
  messageGet,
  messageHistory,
  messageMute,
  messageMutes,
  messageReaders,
  messageRecall,
  messageRemind,
  messageSelectNotRead,
  messageSend,
  messageSentList,
  messageUpdateStatusById,
  messageUpdateStatusByMe,
  popUpBoxSelect,
  unhandleCount,
} from '#shared/contracts';
import { recallMessage, remindReaders } from './after-sending.ts';
import { createMessageStore } from './message-store.ts';
import {
  getMessage,
  listHistory,
  listTodos,
  listUnreadMessages,
  type MessagesDeps,
} from './read-messages.ts';
import { listAudiences, sendMessage } from './send-message.ts';
import { listReaders, listSent } from './sent-messages.ts';

/** Messages and to-dos. Everybody reads her own only. */
export function createMessagesRoutes(deps: MessagesDeps): Route[] {
  const store = createMessageStore(deps.db);
  /** Her other tabs and devices show the new count too. */
  const change = async (userId: string, write: (at: number) => Promise<void>): Promise<null> => {
    await write(deps.clock());
    await deps.announce([userId]);
    return null;
  };
  return [
    answer(unhandleCount, ({ principal }) => store.countUnread(principal.userId)),
    answer(messageSelectNotRead, ({ principal }) => listUnreadMessages(deps, principal)),
    answer(messageUpdateStatusByMe, ({ principal: { userId } }) =>
      change(userId, (at) => store.putAside(userId, at)),
    ),
    // Whether the id is known is nobody's business: ignoring twice is a success too (D-33).
    answer(messageUpdateStatusById, ({ principal: { userId }, payload: { desktopMessageId: id, opened } }) =>
      change(userId, (at) => (opened ? store.markOpened(userId, at, id) : store.putAside(userId, at, id))),
    ),
    answer(popUpBoxSelect, ({ principal, payload }) => listTodos(deps, principal, payload)),
    answer(getMessageConfig, ({ principal }) => store.findConfig(principal.unitId)),
    answer(messageHistory, ({ principal, payload }) => listHistory(deps, principal, payload)),
    answer(messageGet, ({ principal, payload }) => getMessage(deps, principal, payload)),
    answer(messageMutes, ({ principal }) => store.listMutes(principal.userId)),
    answer(messageMute, async ({ principal: { userId }, payload: { module, muted } }) => {
      await (muted ? store.mute(userId, module) : store.unmute(userId, module));
      return store.listMutes(userId);
    }),
    answer(messageAudiences, ({ principal }) => listAudiences(deps, principal)),
    answer(messageSentList, ({ principal, payload }) => listSent(deps, principal, payload)),
    answer(messageReaders, ({ principal, payload }) => listReaders(deps, principal, payload)),
    answer(messageRemind, ({ payload, ...caller }) => remindReaders(deps, caller, payload.messageId)),
    answer(messageRecall, ({ payload, ...caller }) => recallMessage(deps, caller, payload.messageId)),
    answer(messageSend, ({ payload, ...caller }) => sendMessage(deps, caller, payload)),
  ];
}
