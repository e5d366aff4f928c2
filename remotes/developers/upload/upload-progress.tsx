import { type ReactElement, useId } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, Text } from 'shell/ui';
import { formatSize } from '#shared/numbers';
import type { MessageId } from '../messages/message-id.ts';

const Bar = chakra('progress', { base: { width: '100%', height: '3', accentColor: 'brand.solid' } });

export interface UploadProgressProps {
  /** Bytes that have gone out; what is around the file counts too, so they may exceed it. */
  sent: number;
  total: number;
  onCancel: () => void;
}

/** How much of an archive has gone out, then that the portal reads it. */
export function UploadProgress({ sent, total, onCancel }: UploadProgressProps): ReactElement {
  const t = useTranslations<MessageId>();
  const labelId = useId();
  const isRead = sent >= total;
  return (
    <Box>
      <Text id={labelId} role="status" fontWeight="500">
        {t(isRead ? 'developers.upload.checking' : 'developers.upload.sending')}
      </Text>
      <Flex align="center" gap="3">
        {isRead ? (
          <Bar aria-labelledby={labelId} />
        ) : (
          <Bar aria-labelledby={labelId} max={total} value={sent} />
        )}
        <Button variant="outline" size="sm" minHeight={{ base: '11', md: '9' }} onClick={onCancel}>
          {t('developers.upload.cancel')}
        </Button>
      </Flex>
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('developers.upload.progress', {
          done: formatSize(Math.min(sent, total)),
          total: formatSize(total),
        })}
      </Text>
    </Box>
  );
}
