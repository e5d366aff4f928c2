import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex, Text } from 'shell/ui';
import { Row, Rows } from '../frame/rows.tsx';
import { useInstant } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { Secret } from './secrets.ts';

interface SecretListProps {
  secrets: readonly Secret[];
  onRemove: (secret: Secret) => void;
}

/** The secrets of an app by number: nobody can read them again. */
export function SecretList({ secrets, onRemove }: SecretListProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Rows aria-label={t('developers.section.secrets')}>
      {secrets.map((secret, index) => (
        <Row key={secret.secretId}>
          <Flex wrap="wrap" align="center" justify="space-between" gap="3" padding={{ base: '3', md: '4' }}>
            <SecretName secret={secret} number={index + 1} />
            <Button
              variant="outline"
              colorPalette="red"
              size="sm"
              minHeight={{ base: '11', md: '9' }}
              aria-label={t('developers.secrets.removeNumber', { number: index + 1 })}
              onClick={() => onRemove(secret)}
            >
              {t('developers.secrets.remove')}
            </Button>
          </Flex>
        </Row>
      ))}
      {secrets.length === 0 ? (
        <Row>
          <Text padding="4">{t('developers.secrets.none')}</Text>
        </Row>
      ) : null}
    </Rows>
  );
}

function SecretName({ secret, number }: { secret: Secret; number: number }): ReactElement {
  const t = useTranslations<MessageId>();
  const formatInstant = useInstant();
  return (
    <Box flex="1 1 8rem" minWidth="0">
      <Text fontWeight="600">{t('developers.secrets.name', { number })}</Text>
      <Text fontSize="sm" color="fg.muted">
        {t('developers.secrets.created', { at: formatInstant(secret.createdAt) })}
        {' · '}
        {secret.lastUsedAt
          ? t('developers.secrets.used', { at: formatInstant(secret.lastUsedAt) })
          : t('developers.secrets.unused')}
      </Text>
    </Box>
  );
}
