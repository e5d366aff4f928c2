import { type ReactElement, useId, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, Heading, Text } from 'shell/ui';
import type { Passkey, SecondStepState } from '#shared/contracts';
import { useDates } from '#shared/dates';
import type { MessageId } from '../messages/message-id.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';

const List = chakra('ul', { base: { listStyle: 'none' } });

/** The own passkeys, oldest first. */
export function PasskeyList({ state }: { state: SecondStepState }): ReactElement {
  const t = useTranslations<MessageId>();
  const id = useId();
  const [removing, setRemoving] = useState<Passkey>();
  const { passkeys, hasApp, isRequired } = state;
  const isLast = passkeys.length === 1 && !hasApp;
  return (
    <Box as="section" width="full" aria-labelledby={id}>
      <Heading as="h3" size="sm" id={id}>
        {t('account.passkey.title')}
      </Heading>
      <List>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.passkeyId}
            passkey={passkey}
            onRemove={isLast && isRequired ? undefined : () => setRemoving(passkey)}
          />
        ))}
      </List>
      {removing ? (
        <RemovePasskeyDialog passkey={removing} isLast={isLast} onClose={() => setRemoving(undefined)} />
      ) : null}
    </Box>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  /** Undefined where the unit asks for the last one. */
  onRemove: (() => void) | undefined;
}

function PasskeyRow({ passkey, onRemove }: PasskeyRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { name, createdAt, lastUsedAt } = passkey;
  const day = (at: string): string => dates.format(at, 'YYYY-MM-DD');
  return (
    <Flex as="li" align="center" gap="3" paddingY="2" borderBottomWidth="1px" borderColor="border.muted">
      <Box flex="1" minWidth="0">
        <Text overflowWrap="anywhere">{name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {t('account.passkey.created', { date: day(createdAt) })}
          {' · '}
          {lastUsedAt ? t('account.passkey.used', { date: day(lastUsedAt) }) : t('account.passkey.unused')}
        </Text>
      </Box>
      {onRemove ? (
        <Button
          variant="outline"
          minHeight={{ base: '11', md: '10' }}
          aria-label={t('account.passkey.removeOf', { name })}
          onClick={onRemove}
        >
          {t('account.passkey.remove')}
        </Button>
      ) : null}
    </Flex>
  );
}
