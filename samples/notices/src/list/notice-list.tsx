import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'shell/session';
import { AppLink, Badge, Box, Card, chakra, Flex, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { WhenText } from '../text/when-text.tsx';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: { padding: '4', borderTopWidth: '1px', borderColor: 'border.muted', _first: { borderTopWidth: '0' } },
});

interface Row {
  id: string;
  title: string;
  writerName: string;
  classNames: readonly string[];
  attachments: number;
  writtenAt: number;
}

interface NoticeListProps<Notice extends Row> {
  notices: readonly Notice[];
  /** What stands out because it waits for the reader. */
  isNew?: (notice: Notice) => boolean;
  /** How far a notice is. */
  children: (notice: Notice) => ReactNode;
}

/** Notices, each of which opens. */
export function NoticeList<Notice extends Row>(props: NoticeListProps<Notice>): ReactElement {
  const { notices, isNew, children } = props;
  return (
    <Card padding="0">
      <List>
        {notices.map((notice) => (
          <Item key={notice.id}>
            <Flex gap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
              <Line notice={notice} isNew={isNew?.(notice) === true} />
              <Flex gap="2" align="center" wrap="wrap">
                {children(notice)}
              </Flex>
            </Flex>
          </Item>
        ))}
      </List>
    </Card>
  );
}

function Line({ notice, isNew }: { notice: Row; isNew: boolean }): ReactElement {
  const t = useTranslations<MessageId>();
  const { id, title, writerName, classNames, attachments, writtenAt } = notice;
  return (
    <Box flex="1" minWidth="0">
      <Flex gap="2" align="center" wrap="wrap">
        {isNew ? <Badge colorPalette="blue">{t('notices.list.new')}</Badge> : null}
        <AppLink
          href={`#/read?id=${encodeURIComponent(id)}`}
          color="inherit"
          fontWeight={isNew ? '600' : '500'}
          overflowWrap="anywhere"
          paddingBlock={{ base: '2.5', md: '1' }}
        >
          {title}
        </AppLink>
      </Flex>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {`${writerName} · ${classNames.join('、')} · `}
        <WhenText at={writtenAt} />
        {attachments > 0 ? ` · ${t('notices.list.attachments', { count: attachments })}` : ''}
      </Text>
    </Box>
  );
}
