import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Card, chakra, Flex, Heading, SimpleGrid, Stack, Text } from 'shell/ui';
import type { NoticeClass, Reader } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { readersQuery } from '../queries.ts';
import { RemindButton } from './remind-button.tsx';
import { type ClassReaders, splitReaders } from './split-readers.ts';

const List = chakra('ul', { base: { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Item = chakra('li', {
  base: {
    paddingInline: '2.5',
    paddingBlock: '1',
    borderRadius: 'md',
    fontSize: 'sm',
    bg: 'bg.subtle',
    overflowWrap: 'anywhere',
  },
});

interface ReaderListsProps {
  id: string;
  classes: readonly NoticeClass[];
  needsReceipt: boolean;
}

/** Who has read a notice and who has not, class by class. */
export function ReaderLists({ id, classes, needsReceipt }: ReaderListsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const readers = useQuery(readersQuery(id));
  return (
    <Card padding={{ base: '4', md: '6' }}>
      <QueryView query={readers}>
        {(answer) => {
          const lists = splitReaders(classes, answer.readers, needsReceipt);
          const hasRest = lists.some(({ rest }) => rest.length > 0);
          return (
            <Stack gap="5">
              <Flex gap="3" wrap="wrap" align="center" justify="space-between">
                <Heading as="h2" size="md">
                  {t('notices.follow.title')}
                </Heading>
                {hasRest ? (
                  <RemindButton id={id} waitMs={Math.max(0, answer.nextReminderAt - answer.now)} />
                ) : null}
              </Flex>
              {lists.map((list) => (
                <ClassSection key={list.classId} list={list} needsReceipt={needsReceipt} />
              ))}
            </Stack>
          );
        }}
      </QueryView>
    </Card>
  );
}

function ClassSection({ list, needsReceipt }: { list: ClassReaders; needsReceipt: boolean }): ReactElement {
  const t = useTranslations<MessageId>();
  const words = needsReceipt ? 'receipt' : 'read';
  return (
    <Box as="section">
      <Heading as="h3" size="sm" marginBottom="2">
        {list.name}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <People title={t(`notices.follow.${words}Rest`, { count: list.rest.length })} people={list.rest} />
        <People title={t(`notices.follow.${words}Done`, { count: list.done.length })} people={list.done} />
      </SimpleGrid>
    </Box>
  );
}

function People({ title, people }: { title: string; people: readonly Reader[] }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Box role="group" aria-label={title}>
      <Heading as="h4" fontSize="sm" color="fg.muted" marginBottom="2">
        {title}
      </Heading>
      {people.length === 0 ? (
        <Text fontSize="sm" color="fg.muted">
          {t('notices.follow.nobody')}
        </Text>
      ) : (
        <List>
          {people.map(({ userId, name, about }) => (
            <Item key={userId}>{about ? t('notices.follow.parent', { name, about }) : name}</Item>
          ))}
        </List>
      )}
    </Box>
  );
}
