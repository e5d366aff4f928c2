import type { ReactElement } from 'react';
import { useChildrenOverview } from 'shell/header';
import { useTranslations, useUserDetails } from 'shell/session';
import { AppLink, Box, Flex } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { ChildPill } from './child-pill.tsx';
import { useChoose } from './use-choose.ts';

/** Where parents see all children side by side. */
const familyPath = '/family';

/** The children of a parent in one line: who is the current one, what waits for each, and the way to all of them. */
export function ChildrenStrip(): ReactElement | null {
  const t = useTranslations<MessageId>();
  const { data = [], isLoading } = useChildrenOverview();
  const currentId = useUserDetails()?.chirdenId;
  const { busyWith, choose } = useChoose();
  // Nearly every parent has a child: where one line holds them, it is kept for them.
  if (isLoading) return <Box aria-hidden height="14" hideBelow="md" />;
  if (data.length === 0) return null;
  return (
    <Flex role="group" aria-label={t('desktop.children.label')} wrap="wrap" align="center" gap="2">
      {data.map((overview) => (
        <ChildPill
          key={overview.child.id}
          overview={overview}
          isCurrent={overview.child.id === currentId}
          isBusy={busyWith === overview.child.id}
          onChoose={() => void choose(overview.child)}
        />
      ))}
      <AppLink href={familyPath} paddingInline="2" minHeight={{ base: '11', md: '8' }} alignItems="center">
        {t('desktop.children.all')}
      </AppLink>
    </Flex>
  );
}
