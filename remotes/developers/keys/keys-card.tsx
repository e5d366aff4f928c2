import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Alert, Box, Button, Card, Flex, notify, Stack, Text } from 'shell/ui';
import type { PublisherKey } from '#shared/contracts';
import { CardHead } from '../apps/card-head.tsx';
import { CodeBlock } from '../frame/code-block.tsx';
import { CopyButton } from '../frame/copy-button.tsx';
import { Loaded } from '../frame/loaded.tsx';
import { Row, Rows } from '../frame/rows.tsx';
import { useInstant } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { KeyForm } from './key-form.tsx';
import { keysQuery, removeKey } from './keys-query.ts';

/** Registers the public half of a key, lists those that count, and ends them. */
export function KeysCard(): ReactElement {
  const t = useTranslations<MessageId>();
  const keys = useQuery(keysQuery);
  const [added, setAdded] = useState<PublisherKey>();
  const [asked, setAsked] = useState<PublisherKey>();
  const removing = useMutation({
    mutationFn: removeKey,
    onSuccess: () => notify(t('developers.ownKeys.removed'), { tone: 'success' }),
    onSettled: () => {
      setAsked(undefined);
      void keys.refetch();
    },
  });
  return (
    <Stack gap="4">
      <Card padding="0">
        <CardHead title={t('developers.ownKeys.add')} text={t('developers.ownKeys.addText')} />
        <Box padding={{ base: '4', md: '5' }}>
          <KeyForm
            onAdded={(key) => {
              setAdded(key);
              void keys.refetch();
            }}
          />
          {added ? <Added added={added} /> : null}
        </Box>
      </Card>
      <Card padding="0">
        <CardHead title={t('developers.ownKeys.registered')} text={t('developers.ownKeys.registeredText')} />
        <Loaded query={keys}>
          {(list) => (
            <Rows aria-label={t('developers.ownKeys.registered')}>
              {list.map((key) => (
                <KeyRow key={key.keyId} one={key} onRemove={() => setAsked(key)} />
              ))}
              {list.length === 0 ? (
                <Row>
                  <Text padding={{ base: '4', md: '5' }}>{t('developers.ownKeys.none')}</Text>
                </Row>
              ) : null}
            </Rows>
          )}
        </Loaded>
      </Card>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('developers.ownKeys.removeTitle', { name: asked?.name ?? '' })}
        confirmLabel={t('developers.ownKeys.remove')}
        destructive
        busy={removing.isPending}
        onConfirm={() => asked && removing.mutate(asked.keyId)}
        onCancel={() => setAsked(undefined)}
      >
        {t('developers.ownKeys.removeText')}
      </ConfirmDialog>
    </Stack>
  );
}

/** What to run next, with the id that the command line has to know. */
function Added({ added }: { added: PublisherKey }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Stack gap="3" marginTop="4">
      <Alert tone="success" title={t('developers.ownKeys.added', { name: added.name })}>
        <Text>{t('developers.ownKeys.next')}</Text>
      </Alert>
      <CodeBlock
        label={t('developers.ownKeys.command')}
        code={`npx portal key --id ${added.keyId}`}
        isWrapped
      />
    </Stack>
  );
}

function KeyRow({ one, onRemove }: { one: PublisherKey; onRemove: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const formatInstant = useInstant();
  const { keyId, name, publicKey, createdAt, lastUsedAt } = one;
  return (
    <Row>
      <Flex align="center" wrap="wrap" gap="3" paddingBlock="3" paddingInline={{ base: '4', md: '5' }}>
        <Box flex="1 1 16rem" minWidth="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          <Flex align="center" wrap="wrap" columnGap="2">
            <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
              {keyId}
            </Text>
            <CopyButton text={keyId} what={t('developers.ownKeys.id')} />
          </Flex>
          <Text fontFamily="mono" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            {publicKey}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {t('developers.ownKeys.created', { at: formatInstant(createdAt) })}
            {' · '}
            {lastUsedAt
              ? t('developers.ownKeys.used', { at: formatInstant(lastUsedAt) })
              : t('developers.ownKeys.unused')}
          </Text>
        </Box>
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          aria-label={t('developers.ownKeys.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('developers.ownKeys.remove')}
        </Button>
      </Flex>
    </Row>
  );
}
