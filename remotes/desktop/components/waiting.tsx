import { Bell, ListTodo, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { openMessages, openTodos, useMessageCounts } from 'shell/header';
import { Box, Button } from 'shell/ui';
import { useSay } from '../state/use-say.ts';

interface ChipProps {
  glyph: LucideIcon;
  text: string;
  onClick: () => void;
}

const Chip = ({ glyph: Glyph, text, onClick }: ChipProps): ReactElement => (
  <Button
    variant="outline"
    size="sm"
    height={{ base: '11', md: '8' }}
    borderRadius="full"
    bg="bg.panel"
    onClick={onClick}
  >
    <Glyph size={16} strokeWidth={1.75} aria-hidden />
    {text}
  </Button>
);

/** What waits besides the apps: to-dos and messages, each opening where it is dealt with. */
export const Waiting = (): ReactElement => {
  const say = useSay();
  const counts = useMessageCounts();
  // Most people have something waiting: on phones a line is kept for it, so that what is below stays where it is.
  if (!counts) return <Box aria-hidden height="11" width="100%" hideFrom="md" />;
  const { todo, message } = counts;
  return (
    <>
      {todo > 0 ? (
        <Chip glyph={ListTodo} text={say('desktop.waiting.todos', { count: todo })} onClick={openTodos} />
      ) : null}
      {message > 0 ? (
        <Chip
          glyph={Bell}
          text={say('desktop.waiting.messages', { count: message })}
          onClick={openMessages}
        />
      ) : null}
    </>
  );
};
