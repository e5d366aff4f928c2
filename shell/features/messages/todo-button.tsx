import { ListTodo } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../kit/ui/index.ts';
import { CountBadge } from './count-badge.tsx';
import { useMessageCounts } from './counts.ts';
import { openTodos } from './shown.ts';

/** Brings the to-dos back after they have closed by themselves. */
export function TodoButton(): ReactElement {
  const { formatMessage } = useIntl();
  const count = useMessageCounts()?.todo ?? 0;
  const label = formatMessage({ id: 'header.todos.button' }, { count });
  return (
    <IconButton variant="ghost" aria-label={label} title={label} onClick={openTodos}>
      <ListTodo size={20} strokeWidth={1.75} aria-hidden />
      <CountBadge count={count} />
    </IconButton>
  );
}
