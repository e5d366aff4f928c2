import type { ReactElement } from 'react';
import { Choice, ChoiceGroup } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../messages/message-id.ts';

export interface Person {
  userId: string;
  name: string;
}

/** Whose face: parents have their own and those of their children. */
export function PersonChoice(props: {
  people: readonly Person[];
  chosen: string;
  onChoose: (userId: string) => void;
}): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <ChoiceGroup legend={t('face.home.whose')}>
      {props.people.map(({ userId, name }) => (
        <Choice
          key={userId}
          name="person"
          value={userId}
          checked={userId === props.chosen}
          onChoose={props.onChoose}
        >
          {name}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
