import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, chakra, Heading, Link, Text } from 'shell/ui';
import type { Attachment } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { sizeOf } from '../text/size-of.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', { base: { display: 'flex', gap: '2', alignItems: 'center', flexWrap: 'wrap' } });

/** Files of a notice; the portal lets its readers download them. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Box>
      <Heading as="h2" size="sm" marginBottom="1">
        {t('notices.read.attachments')}
      </Heading>
      <List>
        {attachments.map(({ fileId, name, size }) => (
          <Item key={fileId}>
            <Link
              href={`/api/storage/file/${encodeURIComponent(fileId)}?download=1`}
              download={name}
              overflowWrap="anywhere"
              minHeight={{ base: '11', md: '8' }}
              alignItems="center"
            >
              {name}
            </Link>
            <Text fontSize="sm" color="fg.muted">
              {sizeOf(size)}
            </Text>
          </Item>
        ))}
      </List>
    </Box>
  );
}
