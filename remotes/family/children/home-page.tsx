import { Plus, Users } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { LoadFailure } from 'shell/app';
import { useChildrenOverview } from 'shell/header';
import { usePageTitle, useTranslations } from 'shell/session';
import { Box, Button, Card, EmptyState, Flex, PageHeading, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { ChildrenGrid } from './children-grid.tsx';
import { ChildrenSkeleton } from './children-skeleton.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { OtherIdentity } from './other-identity.tsx';
import { totalsOfAll } from './totals.ts';

/** The combined view of all children of a parent. */
export function HomePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { data, error, isFetching, refetch } = useChildrenOverview();
  const [isAdding, setAdding] = useState(false);
  usePageTitle(t('family.home.title'));
  const content = (): ReactElement => {
    if (data) return data.length > 0 ? <ChildrenGrid overviews={data} /> : <NoChildren />;
    if (error)
      return (
        <LoadFailure
          isPage
          title={t('family.failed.title')}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      );
    return <ChildrenSkeleton />;
  };
  const { unread, todos, messages } = totalsOfAll(data ?? []);
  return (
    <Stack gap="5" padding={{ base: '4', md: '6' }} maxWidth="page" width="100%" marginInline="auto">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Box minWidth="0">
          <PageHeading>{t('family.home.title')}</PageHeading>
          <Text color="fg.muted" minHeight="1lh">
            {data && data.length > 1
              ? t('family.home.total', { count: data.length, unread, todos, messages })
              : null}
          </Text>
        </Box>
        <Flex wrap="wrap" gap="3">
          <OtherIdentity />
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={() => setAdding(true)}>
            <Plus size={18} strokeWidth={1.75} aria-hidden />
            {t('family.code.add')}
          </Button>
        </Flex>
      </Flex>
      {content()}
      {isAdding ? <CodeDialog onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}

function NoChildren(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Card>
      <EmptyState
        icon={<Users size={40} strokeWidth={1.25} aria-hidden />}
        title={t('family.empty.title')}
        text={t('family.empty.text')}
      />
    </Card>
  );
}
