import type { ReactElement } from 'react';
import { UploadButton } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, chakra, Flex, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { sizeOf } from '../text/size-of.ts';
import { type DraftFile, limits } from './write-draft.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: { display: 'flex', gap: '2', alignItems: 'center', justifyContent: 'space-between' },
});

/** Code of the app: the portal keeps files for it, and lets its service share them. */
const serverid = 'notice';

interface FileFieldProps {
  files: readonly DraftFile[];
  onAdd: (file: DraftFile) => void;
  onRemove: (fileId: string) => void;
}

/** Attachments. They are uploaded at once, and shared when the notice is sent. */
export function FileField({ files, onAdd, onRemove }: FileFieldProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Stack gap="2" role="group" aria-label={t('notices.write.files')}>
      <Text fontSize="sm" fontWeight="medium">
        {t('notices.write.files')}
      </Text>
      {files.length > 0 ? (
        <List>
          {files.map(({ fileId, name, size }) => (
            <Item key={fileId}>
              <Text minWidth="0" overflowWrap="anywhere">
                {name}{' '}
                <Text as="span" fontSize="sm" color="fg.muted">
                  {sizeOf(size)}
                </Text>
              </Text>
              <Button
                size="sm"
                variant="ghost"
                minHeight={{ base: '11', md: '8' }}
                aria-label={t('notices.write.removeFile', { name })}
                onClick={() => onRemove(fileId)}
              >
                {t('notices.write.remove')}
              </Button>
            </Item>
          ))}
        </List>
      ) : null}
      <Flex>
        <UploadButton
          label={t('notices.page.title')}
          serverid={serverid}
          variant="outline"
          disabled={files.length >= limits.files}
          onDone={({ fileId, name, size }) => onAdd({ fileId, name, size })}
        >
          {t('notices.write.addFile')}
        </UploadButton>
      </Flex>
    </Stack>
  );
}
