import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, chakra, Flex, notify, Text } from 'shell/ui';
import type { AnswerOf, clientSecretList } from '#shared/contracts';
import { addSecret } from '../api/add-secret.ts';
import { removeSecret } from '../api/remove-secret.ts';
import { secretsQuery } from '../api/secrets.ts';
import type { MessageId } from '../state/message-id.ts';
import { useClientCache } from '../state/use-client-cache.ts';
import { useInstant } from '../state/use-names.ts';
import { Loaded } from './loaded.tsx';
import type { SectionProps } from './overview-section.tsx';
import { SecretDialog } from './secret-dialog.tsx';

type Secret = AnswerOf<typeof clientSecretList>[number];

const maxSecrets = 2;
const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: { borderBottomWidth: '1px', borderColor: 'border.muted', _last: { borderBottomWidth: '0' } },
});

/** The secrets of an app: a new one beside the old one, then the old one goes. */
export const SecretsSection = ({ client }: Pick<SectionProps, 'client'>): ReactElement => {
  const t = useTranslations<MessageId>();
  const tell = useInstant();
  const { clientId } = client;
  const keep = useClientCache(clientId);
  const secrets = useQuery(secretsQuery(clientId));
  const [shown, setShown] = useState<string>();
  const [leaving, setLeaving] = useState<Secret>();
  const settle = (): void => {
    void secrets.refetch();
    keep();
  };
  const adding = useMutation({
    mutationFn: () => addSecret(clientId),
    onSuccess: ({ secret }) => setShown(secret),
    // The secret is not kept longer than it is shown.
    gcTime: 0,
    onSettled: settle,
  });
  const removing = useMutation({
    mutationFn: ({ secretId }: Secret) => removeSecret(clientId, secretId),
    onSuccess: () => {
      setLeaving(undefined);
      notify(t('developers.secrets.removed'), { tone: 'success' });
    },
    onSettled: settle,
  });
  return (
    <Card padding="0">
      <Box padding={{ base: '4', md: '5' }} borderBottomWidth="1px" borderColor="border.muted">
        <Flex align="flex-start" justify="space-between" wrap="wrap" gap="3">
          <Text flex="1 1 20rem" color="fg.muted">
            {t('developers.secrets.intro')}
          </Text>
          <Button
            minHeight={{ base: '11', md: '10' }}
            disabled={secrets.data === undefined || secrets.data.length >= maxSecrets}
            loading={adding.isPending}
            onClick={() => adding.mutate()}
          >
            {t('developers.secrets.add')}
          </Button>
        </Flex>
        {secrets.data && secrets.data.length >= maxSecrets ? (
          <Text fontSize="sm" marginTop="2">
            {t('developers.secrets.full')}
          </Text>
        ) : null}
      </Box>
      <Loaded query={secrets}>
        {(list) => (
          <List aria-label={t('developers.section.secrets')}>
            {list.map((secret, index) => (
              <Item key={secret.secretId}>
                <Flex
                  wrap="wrap"
                  align="center"
                  justify="space-between"
                  gap="3"
                  padding={{ base: '3', md: '4' }}
                >
                  <Box flex="1 1 8rem" minWidth="0">
                    <Text fontWeight="600">{t('developers.secrets.name', { number: index + 1 })}</Text>
                    <Text fontSize="sm" color="fg.muted">
                      {t('developers.secrets.created', { at: tell(secret.createdAt) })}
                      {' · '}
                      {secret.lastUsedAt
                        ? t('developers.secrets.used', { at: tell(secret.lastUsedAt) })
                        : t('developers.secrets.unused')}
                    </Text>
                  </Box>
                  <Button
                    variant="outline"
                    colorPalette="red"
                    size="sm"
                    minHeight={{ base: '11', md: '9' }}
                    aria-label={t('developers.secrets.removeNumber', { number: index + 1 })}
                    onClick={() => setLeaving(secret)}
                  >
                    {t('developers.secrets.remove')}
                  </Button>
                </Flex>
              </Item>
            ))}
            {list.length === 0 ? (
              <Item>
                <Text padding="4">{t('developers.secrets.none')}</Text>
              </Item>
            ) : null}
          </List>
        )}
      </Loaded>
      {shown ? (
        <SecretDialog
          title={t('developers.secrets.addedTitle')}
          clientId={clientId}
          secret={shown}
          onClose={() => {
            setShown(undefined);
            adding.reset();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('developers.secrets.removeTitle')}
        confirmLabel={t('developers.secrets.remove')}
        destructive
        busy={removing.isPending}
        onConfirm={() => leaving && removing.mutate(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        {t('developers.secrets.removeText')}
      </ConfirmDialog>
    </Card>
  );
};
