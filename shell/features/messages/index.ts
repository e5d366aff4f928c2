/** Messages and to-dos of the user: bell, dialogs, popup, and what apps need of them. */
export { Bell } from './bell.tsx';
export { CountBadge, type CountBadgeProps } from './count-badge.tsx';
export { type MessageCounts, refreshMessageCounts, useMessageCounts } from './counts.ts';
export { ImportanceMark } from './importance-mark.tsx';
export { MessageDate } from './message-date.tsx';
export { findMessageTarget, type MessageTarget } from './message-target.ts';
export { MessagesHost } from './messages-host.tsx';
export { openTarget } from './open-target.ts';
export { RowTitle } from './row-title.tsx';
export { withServerTime } from './server-time.ts';
export { openMessages, openTodos } from './shown.ts';
export { TargetNote } from './target-note.tsx';
export { TodoButton } from './todo-button.tsx';
export { useModuleName } from './use-module-name.ts';
export { type TodoTarget, useTodoTarget } from './use-todo-target.ts';
