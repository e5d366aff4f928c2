import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Card, Stack, Text } from 'shell/ui';
import type { Promotion } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

/** How far it is. It goes on without this page, too. */
export function EndingYear({ promotion: { status, done, total } }: { promotion: Promotion }): ReactElement {
  const t = useTranslations<MessageId>();
  const title = t(status === 'undoing' ? 'administration.yearEnd.undoing' : 'administration.yearEnd.running');
  return (
    <Card>
      <Stack gap="3">
        <Text fontWeight="600">{title}</Text>
        <Box
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
          height="2"
          borderRadius="full"
          bg="bg.muted"
          overflow="hidden"
        >
          <Box
            height="100%"
            bg="brand.solid"
            style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }}
          />
        </Box>
        <Text role="status" color="fg.muted">
          {t('administration.yearEnd.progress', { done, total })}
        </Text>
      </Stack>
    </Card>
  );
}
