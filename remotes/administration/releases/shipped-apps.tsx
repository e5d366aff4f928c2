import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Card, chakra, Flex, Text } from 'shell/ui';
import type { ReleasedApp } from '#shared/contracts';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { useReleaseWords } from './use-release-words.ts';

const Summary = chakra('summary', {
  base: { minHeight: '11', padding: '3', cursor: 'pointer', fontWeight: '600', focusVisibleRing: 'inside' },
});

/** Apps that come with the portal and move with it alone. */
export function ShippedApps({ apps }: { apps: readonly ReleasedApp[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf } = useReleaseWords();
  return (
    <Card padding="0">
      <chakra.details>
        <Summary>{t('administration.releases.shipped', { count: apps.length })}</Summary>
        <PlainList aria-label={t('administration.releases.shippedList')}>
          {apps.map((app) => (
            <CardItem key={app.code}>
              <Flex justify="space-between" gap="3">
                <Text>{nameOf(app)}</Text>
                <Text color="fg.muted" fontVariantNumeric="tabular-nums">
                  {app.releases[0]?.version}
                </Text>
              </Flex>
            </CardItem>
          ))}
        </PlainList>
      </chakra.details>
    </Card>
  );
}
