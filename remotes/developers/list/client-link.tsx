import type { ReactElement } from 'react';
import { AppLink, Box, Flex, Text } from 'shell/ui';
import type { RegisteredClient } from '#shared/contracts';
import { usePick } from '../frame/use-names.ts';
import { formatClientHash } from '../routes/route.ts';
import { ClientMark } from './client-mark.tsx';

/** Picture, name and id of an app; the name opens its page. */
export function ClientLink({ client }: { client: RegisteredClient }): ReactElement {
  const pick = usePick();
  return (
    <Flex align="center" gap="3" minWidth="0">
      <ClientMark name={client.name} logo={client.logo} />
      <Box minWidth={{ base: '0', lg: '8rem' }}>
        <AppLink
          href={formatClientHash(client.clientId)}
          color="fg"
          fontWeight="600"
          overflowWrap="anywhere"
          minHeight={{ base: '6', md: 'auto' }}
        >
          {pick(client.name)}
        </AppLink>
        <Text fontSize="xs" fontFamily="mono" color="fg.muted" overflowWrap="anywhere">
          {client.clientId}
        </Text>
      </Box>
    </Flex>
  );
}
