import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Box, Card, chakra, Stack, Text } from 'shell/ui';
import type { AnswerOf, clientOptions, RegisteredClient } from '#shared/contracts';
import { useInstant, usePick, useUnitName } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';

export interface SectionProps {
  client: RegisteredClient;
  options: AnswerOf<typeof clientOptions>;
}

const List = chakra('dl', { base: { display: 'grid', gap: '4' } });
const Term = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Description = chakra('dd', { base: { margin: '0', minWidth: '0' } });

/** Everything that an administrator needs to read before deciding about an app. */
export function OverviewSection({ client, options }: SectionProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const formatInstant = useInstant();
  const nameUnit = useUnitName();
  const none = <Text color="fg.muted">{t('developers.overview.none')}</Text>;
  const { name, purpose, redirectUris, postLogoutRedirectUris, backchannelLogoutUri, unit } = client;
  return (
    <Card padding={{ base: '4', md: '6' }}>
      <List>
        <Entry term={t('developers.overview.names')}>
          <Text lang="zh-CN">{name['zh-CN']}</Text>
          <Text lang="en">{name.en}</Text>
        </Entry>
        <Entry term={t('developers.form.purpose')}>
          {purpose ? <Text whiteSpace="pre-line">{purpose}</Text> : none}
        </Entry>
        <Entry term={t('developers.form.kind')}>
          {t(`developers.kind.${client.kind}.name`)}
          <Text fontSize="sm" color="fg.muted">
            {t(`developers.kind.${client.kind}.text`)}
          </Text>
        </Entry>
        <Entry term={t('developers.form.redirectUris.legend')}>
          <Addresses list={redirectUris} />
        </Entry>
        <Entry term={t('developers.form.scopes.legend')}>
          <Stack gap="1">
            {options.scopes
              .filter((scope) => client.scopes.includes(scope.name))
              .map((scope) => (
                <Text key={scope.name}>
                  <Badge fontFamily="mono" marginInlineEnd="2">
                    {scope.name}
                  </Badge>
                  {pick(scope.text)}
                </Text>
              ))}
          </Stack>
        </Entry>
        <Entry term={t('developers.form.postLogoutRedirectUris.legend')}>
          {postLogoutRedirectUris.length > 0 ? <Addresses list={postLogoutRedirectUris} /> : none}
        </Entry>
        <Entry term={t('developers.form.backchannel')}>
          {backchannelLogoutUri ? <Addresses list={[backchannelLogoutUri]} /> : none}
        </Entry>
        <Entry term={t('developers.form.initiateLogin')}>
          {client.initiateLoginUri ? <Addresses list={[client.initiateLoginUri]} /> : none}
        </Entry>
        {client.withoutPkceUntil ? (
          <Entry term={t('developers.pkce.title')}>
            {t('developers.pkce.until', { at: formatInstant(client.withoutPkceUntil) })}
          </Entry>
        ) : null}
        <Entry term={t('developers.overview.unit')}>
          {unit ? nameUnit(unit) : t('developers.list.operator')}
        </Entry>
        <Entry term={t('developers.overview.dates')}>
          {t('developers.overview.datesText', {
            created: formatInstant(client.createdAt),
            updated: formatInstant(client.updatedAt),
          })}
        </Entry>
      </List>
    </Card>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }): ReactElement {
  return (
    <Box display={{ md: 'grid' }} gridTemplateColumns={{ md: '14rem minmax(0, 1fr)' }} gap="4">
      <Term>{term}</Term>
      <Description>{children}</Description>
    </Box>
  );
}

function Addresses({ list }: { list: readonly string[] }): ReactElement {
  return (
    <Stack gap="1">
      {list.map((address) => (
        <Text key={address} fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
          {address}
        </Text>
      ))}
    </Stack>
  );
}
