import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Text } from 'shell/ui';
import { formatSize } from '#shared/numbers';
import type { MessageId } from '../messages/message-id.ts';
import { usageQuery } from '../place/spaces-query.ts';

/** From here on the bar warns, per cent. */
const fullFrom = 90;

/** How much of the user's room is taken, as a bar and in words. Without an answer it is not there. */
export function QuotaBar(): ReactElement | null {
  const t = useTranslations<MessageId>();
  const { data } = useQuery(usageQuery);
  if (!data || data.quota <= 0) return null;
  const percent = Math.min(100, Math.round((data.used / data.quota) * 100));
  const words = t('drive.quota.words', { used: formatSize(data.used), quota: formatSize(data.quota) });
  return (
    <Box marginTop="6" paddingInline="3" colorPalette={percent >= fullFrom ? 'red' : 'brand'}>
      <Box
        role="meter"
        aria-label={t('drive.quota.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        height="1.5"
        borderRadius="full"
        bg="border.muted"
        overflow="hidden"
      >
        <Box height="full" width={`${percent}%`} minWidth="1" bg="colorPalette.solid" borderRadius="full" />
      </Box>
      <Text fontSize="sm" color="fg.muted" marginTop="2">
        {words}
      </Text>
      {percent >= fullFrom ? (
        <Text fontSize="sm" color="fg.error">
          {t('drive.quota.full')}
        </Text>
      ) : null}
    </Box>
  );
}
