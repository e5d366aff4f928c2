import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Box, Button, Flex, Stack, Text } from 'shell/ui';
import { useInstant, usePick, useUnitName } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { ProgramGrant, ProgramPermission } from './program-permission.ts';

interface PermissionViewProps {
  grant: ProgramGrant;
  scopes: ProgramPermission['scopes'];
  onChange: () => void;
  onEnd: () => void;
}

/** What an administrator permits. */
export function PermissionView({ grant, scopes, onChange, onEnd }: PermissionViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const nameUnit = useUnitName();
  const formatInstant = useInstant();
  return (
    <Stack gap="4">
      <Box>
        <Text fontWeight="600" overflowWrap="anywhere">
          {t('developers.program.for', { unit: nameUnit(grant.unit) })}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {t('developers.program.since', { at: formatInstant(grant.grantedAt) })}
        </Text>
      </Box>
      <Stack as="ul" gap="2" listStyleType="none" aria-label={t('developers.program.scopes')}>
        {scopes
          .filter(({ name }) => grant.scopes.includes(name))
          .map(({ name, text }) => (
            <Text as="li" key={name}>
              <Badge fontFamily="mono" marginInlineEnd="2">
                {name}
              </Badge>
              {pick(text)}
            </Text>
          ))}
      </Stack>
      {grant.isOpen ? (
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onChange}>
            {t('developers.program.change')}
          </Button>
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onEnd}>
            {t('developers.program.end')}
          </Button>
        </Flex>
      ) : null}
    </Stack>
  );
}
