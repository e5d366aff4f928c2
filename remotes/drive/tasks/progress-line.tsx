import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import type { ChangeProgress } from './use-changing.ts';

/** How far a long change has come, and a way to stop it. What is done stays done. */
export function ProgressLine({ progress }: { progress: ChangeProgress }): ReactElement {
  const t = useTranslations<MessageId>();
  const { done, total, isStopping, stop } = progress;
  const words = t('drive.progress.words', { done, total });
  return (
    <Flex align="center" gap="3" minWidth="min(20rem, 100%)">
      <Box flex="1" minWidth="0">
        <Text fontVariantNumeric="tabular-nums" role="status">
          {isStopping ? t('drive.progress.stopping') : words}
        </Text>
        <Box
          role="progressbar"
          aria-label={t('drive.progress.label')}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
          aria-valuetext={words}
          height="1.5"
          marginTop="1"
          borderRadius="full"
          bg="border.muted"
          overflow="hidden"
        >
          <Box height="full" width={`${(done / total) * 100}%`} bg="brand.solid" borderRadius="full" />
        </Box>
      </Box>
      <Button
        variant="outline"
        flexShrink="0"
        minHeight={{ base: '11', md: '9' }}
        aria-disabled={isStopping}
        onClick={stop}
      >
        {t('drive.progress.stop')}
      </Button>
    </Flex>
  );
}
