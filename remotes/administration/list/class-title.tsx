import type { ReactElement } from 'react';
import { NameButton } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Text } from 'shell/ui';
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
    <NameButton
      name={name}
      label={t('administration.classes.edit', { name })}
      onClick={() => onTask({ kind: 'edit', one })}
    />
  );
}
