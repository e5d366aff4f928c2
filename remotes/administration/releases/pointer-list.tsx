import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Box, Button, Flex, Text } from 'shell/ui';
import type { AppChannel, ReleasedApp } from '#shared/contracts';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { useReleaseWords } from './use-release-words.ts';

export interface PointerListProps {
  app: ReleasedApp;
  onRollBack: (pointer: AppChannel) => void;
}

/** Who gets which version of an app. */
export function PointerList({ app, onRollBack }: PointerListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { whoOf, momentOf } = useReleaseWords();
  return (
    <PlainList aria-label={t('administration.releases.pointers')}>
      {app.channels.length === 0 ? (
        <CardItem>
          <Text color="fg.muted">{t('administration.releases.nobody')}</Text>
        </CardItem>
      ) : null}
      {app.channels.map((pointer) => (
        <CardItem key={`${pointer.unitId} ${pointer.channel}`}>
          <Flex align="center" wrap="wrap" gap="3">
            <Box flex="1 1 12rem" minWidth="0">
              <Flex align="center" wrap="wrap" gap="2">
                <Text fontWeight="600" overflowWrap="anywhere">
                  {whoOf(pointer)}
                </Text>
                <Badge colorPalette={pointer.channel === 'next' ? 'blue' : 'green'}>
                  {t(`administration.releases.channel.${pointer.channel}`)}
                </Badge>
              </Flex>
              <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {t('administration.releases.since', {
                  version: pointer.version,
                  at: momentOf(pointer.changedAt),
                })}
              </Text>
            </Box>
            {pointer.isOpen && pointer.previousVersion !== null ? (
              <Button
                variant="outline"
                size="sm"
                minHeight={{ base: '11', md: '9' }}
                aria-label={t('administration.releases.rollBackNamed', {
                  who: whoOf(pointer),
                  version: pointer.previousVersion,
                })}
                onClick={() => onRollBack(pointer)}
              >
                {t('administration.releases.rollBack', { version: pointer.previousVersion })}
              </Button>
            ) : null}
          </Flex>
        </CardItem>
      ))}
    </PlainList>
  );
}
