import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useRegistry, useTranslations } from 'shell/session';
import { Alert, AppLink, Button, Flex, Text } from 'shell/ui';
import { usePick } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { type ActiveOverride, endOverride } from './override-query.ts';

/** What is active, a way to it, and its end. */
export function ActiveCard({ active }: { active: ActiveOverride }): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const entry = useRegistry().find(
    ({ code, release }) => code === active.code && release?.channel === 'override',
  );
  const [address] = entry?.paths ?? [];
  const { mutate, isPending } = useMutation({
    mutationFn: () => endOverride(active.code),
    // Pages know their apps from the beginning: this one begins anew.
    onSuccess: () => location.replace(location.pathname),
  });
  return (
    <Alert
      tone="warning"
      title={t('developers.override.active', { name: pick(active.names), code: active.code })}
    >
      <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
        {active.origin}
      </Text>
      <Flex align="center" wrap="wrap" gap="3" marginTop="3">
        <Button
          variant="outline"
          minHeight={{ base: '11', md: '9' }}
          loading={isPending}
          onClick={() => mutate()}
        >
          {t('developers.override.end')}
        </Button>
        {address ? <AppLink href={address}>{t('developers.override.open')}</AppLink> : null}
      </Flex>
    </Alert>
  );
}
