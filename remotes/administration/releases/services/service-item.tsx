import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations, useUser } from 'shell/session';
import { AppLink, Badge, Box, Button, Flex, Text } from 'shell/ui';
import { type AppService, appPagePath, type ReleasedApp, variantFor } from '#shared/contracts';
import { CardItem } from '../../items/plain-list.tsx';
import type { MessageId } from '../../messages/message-id.ts';
import { useReleaseWords } from '../use-release-words.ts';
import { clientQuery } from './services-query.ts';

export interface ServiceItemProps {
  service: AppService;
  /** Undefined where the administrator does not see its releases. */
  app: ReleasedApp | undefined;
  onChange: () => void;
  onEnd: () => void;
}

/** Where the server of an app is, how long the portal waits for it, and by which client it calls. */
export function ServiceItem({ service, app, onChange, onEnd }: ServiceItemProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf, unitOf, personOf, momentOf } = useReleaseWords();
  const { code, address, timeoutMs, clientId, unitName, unitEnName, updatedAt, updatedBy } = service;
  const name = app ? nameOf(app) : code;
  const button = { variant: 'outline', size: 'sm', minHeight: { base: '11', md: '9' } } as const;
  return (
    <CardItem data-service={code}>
      <Flex align="flex-start" wrap="wrap" gap="3">
        <Box flex="1 1 16rem" minWidth="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
            {address}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {t('administration.services.facts', {
              unit: unitOf({ name: unitName, enName: unitEnName }),
              seconds: timeoutMs / 1000,
              path: `/api/x/${code}/`,
            })}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {t('administration.services.changed', {
              name: personOf(updatedBy ?? '–'),
              at: momentOf(updatedAt),
            })}
          </Text>
          {clientId === null ? (
            <Text fontSize="sm">{t('administration.services.noClient')}</Text>
          ) : (
            <ClientOfService clientId={clientId} />
          )}
        </Box>
        <Flex gap="2">
          <Button
            {...button}
            aria-label={t('administration.services.changeNamed', { name })}
            onClick={onChange}
          >
            {t('administration.services.change')}
          </Button>
          <Button
            {...button}
            colorPalette="red"
            aria-label={t('administration.services.endNamed', { name })}
            onClick={onEnd}
          >
            {t('administration.services.end')}
          </Button>
        </Flex>
      </Flex>
    </CardItem>
  );
}

/** The client's state and scopes; its log stands in the developer centre. */
function ClientOfService({ clientId }: { clientId: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf } = useReleaseWords();
  const { userType } = useUser();
  const client = useQuery(clientQuery(clientId)).data;
  const centre = appPagePath({ root: 'pages', serverId: 'base', code: 'app', variant: variantFor(userType) });
  return (
    <Box marginTop="2">
      <Flex align="center" wrap="wrap" gap="2">
        <Text fontSize="sm">
          {t('administration.services.client', {
            name: client ? nameOf({ names: client.name }) : clientId,
          })}
        </Text>
        {client ? (
          <Badge colorPalette={client.status === 'active' ? 'green' : 'gray'}>
            {t(`administration.services.clientState.${client.status}`)}
          </Badge>
        ) : null}
        {client ? (
          <AppLink href={`${centre}#/clients/${encodeURIComponent(clientId)}/log`} fontSize="sm">
            {t('administration.services.log')}
          </AppLink>
        ) : null}
      </Flex>
      {client && client.scopes.length > 0 ? (
        <Flex wrap="wrap" gap="1" marginTop="1" role="group" aria-label={t('administration.services.scopes')}>
          {client.scopes.map((scope) => (
            <Badge key={scope} fontFamily="mono">
              {scope}
            </Badge>
          ))}
        </Flex>
      ) : null}
    </Box>
  );
}
