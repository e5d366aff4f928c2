import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Badge, Box, Button, Card, Flex, Heading, notify, Text } from 'shell/ui';
import { Loaded } from '../frame/loaded.tsx';
import { Row, Rows } from '../frame/rows.tsx';
import { useInstant } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { providerKeysQuery, rotateKeys } from './provider-keys.ts';

const palettes = { next: 'blue', signing: 'green', kept: 'gray' } as const;

/** The keys that sign id tokens, and the button that replaces the one in use. */
export function SigningKeysCard(): ReactElement {
  const t = useTranslations<MessageId>();
  const formatInstant = useInstant();
  const keys = useQuery(providerKeysQuery);
  const [isAsking, setAsking] = useState(false);
  const rotating = useMutation({
    mutationFn: rotateKeys,
    onSuccess: () => notify(t('developers.keys.rotated'), { tone: 'success' }),
    onSettled: () => {
      setAsking(false);
      void keys.refetch();
    },
  });
  return (
    <Card padding="0">
      <Box padding={{ base: '4', md: '5' }} borderBottomWidth="1px" borderColor="border.muted">
        <Flex align="flex-start" justify="space-between" wrap="wrap" gap="3">
          <Box flex="1 1 20rem">
            <Heading as="h2" size="lg">
              {t('developers.keys.title')}
            </Heading>
            <Text color="fg.muted" marginTop="1">
              {t('developers.keys.intro')}
            </Text>
            {keys.data ? (
              <Text fontSize="sm" marginTop="1">
                {t('developers.keys.next', { at: formatInstant(keys.data.nextRotationAt) })}
              </Text>
            ) : null}
          </Box>
          {keys.data?.mayRotate ? (
            <Button minHeight={{ base: '11', md: '10' }} onClick={() => setAsking(true)}>
              {t('developers.keys.rotate')}
            </Button>
          ) : null}
        </Flex>
      </Box>
      <Loaded query={keys}>
        {({ list }) => (
          <Rows aria-label={t('developers.keys.title')}>
            {list.map(({ keyId, state, createdAt, keptUntil }) => (
              <Row key={keyId}>
                <Flex
                  align="center"
                  justify="space-between"
                  gap="3"
                  paddingBlock="3"
                  paddingInline={{ base: '4', md: '5' }}
                >
                  <Box minWidth="0">
                    <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
                      {keyId}
                    </Text>
                    <Text fontSize="sm" color="fg.muted">
                      {t('developers.keys.created', { at: formatInstant(createdAt) })}
                      {keptUntil
                        ? ` · ${t('developers.keys.until', { at: formatInstant(keptUntil) })}`
                        : null}
                    </Text>
                  </Box>
                  <Badge flexShrink="0" colorPalette={palettes[state]}>
                    {t(`developers.keys.state.${state}`)}
                  </Badge>
                </Flex>
              </Row>
            ))}
          </Rows>
        )}
      </Loaded>
      <ConfirmDialog
        open={isAsking}
        title={t('developers.keys.question')}
        confirmLabel={t('developers.keys.rotate')}
        busy={rotating.isPending}
        onConfirm={() => rotating.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('developers.keys.questionText')}
      </ConfirmDialog>
    </Card>
  );
}
