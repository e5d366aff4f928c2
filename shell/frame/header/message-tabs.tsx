import { Bell, ListTodo, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { CountBadge, openMessages, openTodos, useMessageCounts } from '../../features/messages/index.ts';
import { Box, Button, VisuallyHidden } from '../../kit/ui/index.ts';
import { BarGlyph, barStyle } from './bar-tab.tsx';

interface CountTabProps {
  glyph: LucideIcon;
  /** What stands below the glyph. */
  word: string;
  /** The word with the number. */
  label: string;
  count: number;
  onClick: () => void;
}

/** Opens the unread messages. */
export function MessagesTab(): ReactElement {
  const { formatMessage } = useIntl();
  const count = useMessageCounts()?.message ?? 0;
  return (
    <CountTab
      glyph={Bell}
      word={formatMessage({ id: 'header.bar.messages' })}
      label={formatMessage({ id: 'header.messages.button' }, { count })}
      count={count}
      onClick={openMessages}
    />
  );
}

/** Opens the to-dos. */
export function TodosTab(): ReactElement {
  const { formatMessage } = useIntl();
  const count = useMessageCounts()?.todo ?? 0;
  return (
    <CountTab
      glyph={ListTodo}
      word={formatMessage({ id: 'header.bar.todos' })}
      label={formatMessage({ id: 'header.todos.button' }, { count })}
      count={count}
      onClick={openTodos}
    />
  );
}

function CountTab({ glyph, word, label, count, onClick }: CountTabProps): ReactElement {
  return (
    <Button variant="ghost" {...barStyle} onClick={onClick}>
      <Box position="relative" paddingInline="16px">
        <BarGlyph of={glyph} />
        <CountBadge count={count} />
      </Box>
      <Box as="span" aria-hidden>
        {word}
      </Box>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}
