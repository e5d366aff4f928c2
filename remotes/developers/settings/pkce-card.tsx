import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { NativeSelect } from 'shell/kit';
import { serverNow } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, Field, Flex, Heading, notify, Text } from 'shell/ui';
import type { RegisteredClient } from '#shared/contracts';
import { useInstant } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { useClientCache } from '../overview/use-client-cache.ts';
import { setPkce } from './client-settings.ts';

const day = 24 * 3600 * 1000;
const choices = [30, 90, 180, 365] as const;

/** Lists an app that cannot speak PKCE until a date; for the administrators who decide about it. */
export function PkceCard({ client }: { client: RegisteredClient }): ReactElement {
  const t = useTranslations<MessageId>();
  const formatInstant = useInstant();
  const keep = useClientCache(client.clientId);
  const [days, setDays] = useState<number>(90);
  const setting = useMutation({
    mutationFn: (until: string) => setPkce(client.clientId, until),
    onSuccess: (changed) => {
      notify(t('developers.pkce.done'), { tone: 'success' });
      keep(changed);
    },
    onError: () => keep(),
  });
  const { withoutPkceUntil } = client;
  const isListed = withoutPkceUntil !== null && Date.parse(withoutPkceUntil) > serverNow();
  return (
    <Card padding={{ base: '4', md: '6' }} aria-labelledby="pkce-card">
      <Heading as="h2" size="lg" id="pkce-card">
        {t('developers.pkce.title')}
      </Heading>
      <Text color="fg.muted" marginTop="1" marginBottom="3">
        {isListed
          ? t('developers.pkce.until', { at: formatInstant(withoutPkceUntil) })
          : t('developers.pkce.intro')}
      </Text>
      <Flex align="flex-end" wrap="wrap" gap="3">
        <Box flex="1 1 12rem" maxWidth={{ sm: '16rem' }}>
          <Field label={t('developers.pkce.days')}>
            <NativeSelect
              value={String(days)}
              onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
              options={choices.map((each) => ({
                value: String(each),
                label: t('developers.pkce.choice', { days: each, date: dayIn(each) }),
              }))}
            />
          </Field>
        </Box>
        <Button
          variant="outline"
          minHeight={{ base: '11', md: '10' }}
          loading={setting.isPending}
          onClick={() => setting.mutate(dayIn(days))}
        >
          {t('developers.pkce.list')}
        </Button>
        {isListed ? (
          <Button
            variant="outline"
            minHeight={{ base: '11', md: '10' }}
            disabled={setting.isPending}
            onClick={() => setting.mutate('')}
          >
            {t('developers.pkce.end')}
          </Button>
        ) : null}
      </Flex>
    </Card>
  );
}

function dayIn(days: number): string {
  return new Date(serverNow() + days * day).toISOString().slice(0, 10);
}
