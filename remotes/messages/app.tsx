import type { RemoteApp } from '#shared/contracts';
import { CentrePage } from './centre-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';
import { AnnouncementsCard } from './today/announcements-card.tsx';
import { MessagesCard } from './today/messages-card.tsx';
import { TodosCard } from './today/todos-card.tsx';

export const app: RemoteApp = {
  View: CentrePage,
  todayCards: { todos: TodosCard, messages: MessagesCard, announcements: AnnouncementsCard },
  loadMessages,
};
