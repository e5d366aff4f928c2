/** Messages and to-dos of the user: bell, dialogs, popup, and what apps need of them. */
export { Bell } from './bell.tsx';
export { CountBadge, type CountBadgeProps } from './count-badge.tsx';
export { type MessageCounts, refreshMessageCounts, useMessageCounts } from './counts.ts';
export { ImportanceMark } from './importance-mark.tsx';
export { findMessageTarget, type MessageTarget } from './message-target.ts';
export { MessagesHost } from './messages-host.tsx';
export { openTarget } from './open-target.ts';
export { createServerTime } from './server-time.ts';
export { openMessages, openTodos } from './shown.ts';
export { TodoButton } from './todo-button.tsx';
export { useModuleName } from './use-module-name.ts';
export { useTodoPath } from './use-todo-path.ts';
