import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { addSecret, type Secret } from './secrets.ts';

interface AddSecretBarProps {
  clientId: string;
  /** Undefined until they are known. */
  secrets: readonly Secret[] | undefined;
  onEnd: () => void;
}

const maxSecrets = 2;

/** Makes a secret and shows it, once. */
export function AddSecretBar({ clientId, secrets, onEnd }: AddSecretBarProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [shown, setShown] = useState<string>();
  const adding = useMutation({
    mutationFn: () => addSecret(clientId),
    onSuccess: ({ secret }) => setShown(secret),
    // The secret is not kept longer than it is shown.
    gcTime: 0,
    onSettled: onEnd,
  });
  const isFull = secrets !== undefined && secrets.length >= maxSecrets;
  return (
    <Box padding={{ base: '4', md: '5' }} borderBottomWidth="1px" borderColor="border.muted">
      <Flex align="flex-start" justify="space-between" wrap="wrap" gap="3">
        <Text flex="1 1 20rem" color="fg.muted">
          {t('developers.secrets.intro')}
        </Text>
        <Button
          minHeight={{ base: '11', md: '10' }}
          disabled={secrets === undefined || isFull}
          loading={adding.isPending}
          onClick={() => adding.mutate()}
        >
          {t('developers.secrets.add')}
        </Button>
      </Flex>
      {isFull ? (
        <Text fontSize="sm" marginTop="2">
          {t('developers.secrets.full')}
        </Text>
      ) : null}
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
    </Box>
  );
}
