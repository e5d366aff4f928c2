import { PackageCheck } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, EmptyState, Flex, Text } from 'shell/ui';
import type { AppRelease, ReleasedApp } from '#shared/contracts';
import { formatSize } from '#shared/numbers';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { useReleaseWords } from './use-release-words.ts';

/** Versions that the administrator may approve, the oldest first. */
export function findWaiting(apps: readonly ReleasedApp[]): AppRelease[] {
  return apps
    .filter(({ mayDecide }) => mayDecide)
    .flatMap(({ releases }) => releases.filter(({ state }) => state === 'uploaded'))
    .toSorted((one, other) => one.uploadedAt.localeCompare(other.uploadedAt));
}

/** What waits for a decision; each is read before it is decided. */
export function WaitingList({ apps }: { apps: readonly ReleasedApp[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf, personOf, momentOf } = useReleaseWords();
  const [read, setRead] = useState<AppRelease>();
  const waiting = findWaiting(apps);
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState
          icon={<PackageCheck size={40} strokeWidth={1.25} aria-hidden />}
          title={t('administration.releases.none')}
          text={t('administration.releases.noneText')}
        />
      ) : (
        <PlainList aria-label={t('administration.releases.view.waiting')}>
          {waiting.map((release) => (
            <CardItem key={`${release.code} ${release.version}`}>
              <Flex align="center" wrap="wrap" gap="3">
                <Box flex="1 1 14rem" minWidth="0">
                  <Text fontWeight="600" overflowWrap="anywhere">
                    {nameOf(release)} {release.version}
                  </Text>
                  <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                    {[
                      personOf(release.publisher?.realName ?? ''),
                      momentOf(release.uploadedAt),
                      formatSize(release.size),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Box>
                <Button
                  size="sm"
                  minHeight={{ base: '11', md: '9' }}
                  aria-label={t('administration.releases.readNamed', {
                    name: nameOf(release),
                    version: release.version,
                  })}
                  onClick={() => setRead(release)}
                >
                  {t('administration.releases.read')}
                </Button>
              </Flex>
            </CardItem>
          ))}
        </PlainList>
      )}
      {read ? <ReviewDialog release={read} onClose={() => setRead(undefined)} /> : null}
    </>
  );
}
