import { answer, type Route } from '#platform/http';
import {
  getMessageConfig,
  messageAudiences,
  messageHistory,
  messageMute,
  messageMutes,
  messageSelectNotRead,
  messageSend,
  messageUpdateStatusById,
  messageUpdateStatusByMe,
  popUpBoxSelect,
  unhandleCount,
} from '#shared/contracts';
import { createMessageStore } from './message-store.ts';
import { listHistory, listTodos, listUnreadMessages, type MessagesDeps } from './read-messages.ts';
import { listAudiences, sendMessage } from './send-message.ts';

/** Messages and to-dos. Everybody reads her own only. */
export const createMessagesRoutes = (deps: MessagesDeps): Route[] => {
  const store = createMessageStore(deps.db);
  /** Her other tabs and devices show the new count too. */
  const markRead = async (userId: string, messageId?: string): Promise<null> => {
    await store.markRead(userId, deps.clock(), messageId);
    await deps.announce([userId]);
    return null;
  };
  return [
    answer(unhandleCount, ({ principal }) => store.countUnread(principal.userId)),
    answer(messageSelectNotRead, ({ principal }) => listUnreadMessages(deps, principal)),
    answer(messageUpdateStatusByMe, ({ principal }) => markRead(principal.userId)),
    // Whether the id is known is nobody's business: ignoring twice is a success too (decision 33).
    answer(messageUpdateStatusById, ({ principal, payload }) =>
      markRead(principal.userId, payload.desktopMessageId),
    ),
    answer(popUpBoxSelect, ({ principal, payload }) => listTodos(deps, principal, payload)),
    answer(getMessageConfig, ({ principal }) => store.findConfig(principal.unitId)),
    answer(messageHistory, ({ principal, payload }) => listHistory(deps, principal, payload)),
    answer(messageMutes, ({ principal }) => store.listMutes(principal.userId)),
    answer(messageMute, async ({ principal: { userId }, payload: { module, muted } }) => {
      await (muted ? store.mute(userId, module) : store.unmute(userId, module));
      return store.listMutes(userId);
    }),
    answer(messageAudiences, ({ principal }) => listAudiences(deps, principal)),
    answer(messageSend, ({ principal, payload }) => sendMessage(deps, principal, payload)),
  ];
};
