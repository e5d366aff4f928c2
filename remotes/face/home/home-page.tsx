import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { useChildrenOverview } from 'shell/header';
import { usePageTitle, useTranslations, useUser } from 'shell/session';
import { PageHeading, Stack } from 'shell/ui';
import { stateQuery } from '../consent/state-query.ts';
import type { MessageId } from '../messages/message-id.ts';
import { FaceSections } from './face-sections.tsx';
import { type Person, PersonChoice } from './person-choice.tsx';

/** The face of the signed-in user, and of the children of a parent. */
export function HomePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const user = useUser();
  const { data: children = [] } = useChildrenOverview();
  const [chosen, choose] = useState(user.userId);
  const people: Person[] = [
    { userId: user.userId, name: t('face.home.self') },
    ...children.map(({ child }) => ({ userId: child.id, name: child.realName })),
  ];
  const title = t('face.home.title');
  usePageTitle(title);
  return (
    <Stack gap="5" maxWidth="3xl" width="100%" marginInline="auto">
      <PageHeading>{title}</PageHeading>
      {people.length > 1 ? <PersonChoice people={people} chosen={chosen} onChoose={choose} /> : null}
      <PersonSections key={chosen} userId={chosen} isSelf={chosen === user.userId} />
    </Stack>
  );
}

function PersonSections({ userId, isSelf }: { userId: string; isSelf: boolean }): ReactElement {
  const state = useQuery(stateQuery(userId));
  return (
    <QueryView query={state}>
      {(data) => (
        <FaceSections userId={userId} isSelf={isSelf} state={data} onChanged={() => void state.refetch()} />
      )}
    </QueryView>
  );
}
