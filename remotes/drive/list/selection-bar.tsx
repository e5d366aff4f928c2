import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Button, Flex, IconButton, Text } from 'shell/ui';
import { useNarrow } from '#shared/viewport';
import type { MessageId } from '../messages/message-id.ts';
import { commandsFor } from '../tasks/task.ts';
import { maxChosen } from './choose-all.ts';
import { commandIcons } from './entry-menu.tsx';
import type { ListView } from './list-view.ts';
import type { Choosing } from './use-selection.ts';

export interface SelectionBarProps {
  view: Pick<ListView, 'chosen' | 'isBin' | 'mayShare' | 'ownSpaces' | 'onCommand'>;
}

/** How many are chosen, and what can be done with all of them. */
export function SelectionBar({ view }: SelectionBarProps): ReactElement {
  const t = useTranslations<MessageId>();
  const isNarrow = useNarrow();
  const { entries, clear, choosing } = view.chosen;
  // Nothing is done with a part of what the user has asked for.
  const commands = choosing?.isRunning
    ? []
    : commandsFor(entries, view).filter((command) => command !== 'open');
  return (
    <Flex
      role="toolbar"
      aria-label={t('drive.list.selection')}
      align="center"
      gap="1"
      minHeight="11"
      paddingInline="2"
      bg="brand.subtle"
      borderTopRadius="card"
      overflowX="auto"
    >
      <IconButton
        variant="ghost"
        minHeight={{ base: '11', md: '9' }}
        aria-label={t('drive.list.clear')}
        onClick={clear}
      >
        <X size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Text fontWeight="medium" whiteSpace="nowrap" paddingInlineEnd="2" role="status">
        {t(wordsOf(entries.length, choosing), { count: entries.length, total: choosing?.total ?? 0 })}
      </Text>
      {choosing?.isRunning ? (
        <Button
          variant="outline"
          size="sm"
          flexShrink="0"
          minHeight={{ base: '11', md: '9' }}
          onClick={choosing.stop}
        >
          {t('drive.list.stopChoosing')}
        </Button>
      ) : null}
      {commands.map((command) => {
        const Icon = commandIcons[command];
        const label = t(`drive.command.${command}`);
        return (
          <Button
            key={command}
            variant="ghost"
            size="sm"
            flexShrink="0"
            minHeight={{ base: '11', md: '9' }}
            aria-label={label}
            title={label}
            onClick={() => view.onCommand(command, entries)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {isNarrow ? null : label}
          </Button>
        );
      })}
    </Flex>
  );
}

/** All was asked for: the bar says how many of them it holds. */
function wordsOf(count: number, choosing: Choosing | undefined): MessageId {
  if (choosing?.isRunning) return 'drive.list.choosing';
  if (!choosing || count >= choosing.total) return 'drive.list.chosen';
  return count >= maxChosen ? 'drive.list.chosenMost' : 'drive.list.chosenPart';
}
