import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Button, Text } from 'shell/ui';
import type { ListedClass } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { Task } from '../tasks/task.ts';

export interface ClassTitleProps {
  one: ListedClass;
  onTask: (task: Task) => void;
}

/** The name of a class, which opens its form; that of a closed one is plain. */
export function ClassTitle({ one, onTask }: ClassTitleProps): ReactElement {
  const t = useTranslations<MessageId>();
  const name = nameOf(one);
  if (one.status === 'closed') return <Text overflowWrap="anywhere">{name}</Text>;
  return (
    <Button
      variant="plain"
      height="auto"
      minHeight="6"
      minWidth="0"
      maxWidth="100%"
      padding="0"
      color="fg"
      fontWeight="600"
      whiteSpace="normal"
      textAlign="start"
      overflowWrap="anywhere"
      aria-label={t('administration.classes.edit', { name })}
      onClick={() => onTask({ kind: 'edit', one })}
    >
      {name}
    </Button>
  );
}
