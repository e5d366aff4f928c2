import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Badge, Box, chakra, Flex, IconButton, Text } from 'shell/ui';
import type { AppRelease, ReleasedApp } from '#shared/contracts';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { useReleaseWords } from './use-release-words.ts';

export interface VersionListProps {
  app: ReleasedApp;
  onRead: (release: AppRelease) => void;
  onWithdraw: (release: AppRelease) => void;
}

const palettes = { uploaded: 'orange', approved: 'green', withdrawn: 'gray' } as const;
const Summary = chakra('summary', {
  base: { minHeight: '11', padding: '3', cursor: 'pointer', color: 'fg.muted', focusVisibleRing: 'inside' },
});

/** All versions of an app, folded away: who gets which is what counts. */
export function VersionList({ app, onRead, onWithdraw }: VersionListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf } = useReleaseWords();
  return (
    <chakra.details borderTopWidth="1px" borderColor="border.muted">
      <Summary>{t('administration.releases.versions', { count: app.releases.length })}</Summary>
      <PlainList aria-label={t('administration.releases.versionsOf', { name: nameOf(app) })}>
        {app.releases.map((release) => (
          <CardItem key={release.version} data-version={release.version}>
            <Flex gap="3">
              <Box flex="1" minWidth="0">
                <Version release={release} />
              </Box>
              <Menu
                items={[
                  {
                    ...{ value: 'read', label: t('administration.releases.details') },
                    onSelect: () => onRead(release),
                  },
                  ...(app.mayDecide && release.state !== 'withdrawn'
                    ? [
                        {
                          ...{ value: 'withdraw', label: t('administration.releases.withdraw') },
                          destructive: true,
                          onSelect: () => onWithdraw(release),
                        },
                      ]
                    : []),
                ]}
                trigger={
                  <IconButton
                    variant="ghost"
                    minWidth="11"
                    minHeight="11"
                    aria-label={t('administration.releases.actions', {
                      name: nameOf(app),
                      version: release.version,
                    })}
                  >
                    <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
                  </IconButton>
                }
              />
            </Flex>
          </CardItem>
        ))}
      </PlainList>
    </chakra.details>
  );
}

function Version({ release }: { release: AppRelease }): ReactElement {
  const t = useTranslations<MessageId>();
  const { personOf, momentOf } = useReleaseWords();
  const { version, state, publisher, uploadedAt, note } = release;
  return (
    <>
      <Flex align="center" wrap="wrap" gap="2">
        <Text fontWeight="600" fontVariantNumeric="tabular-nums">
          {version}
        </Text>
        <Badge colorPalette={palettes[state]}>{t(`administration.releases.state.${state}`)}</Badge>
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        {[personOf(publisher?.realName ?? ''), momentOf(uploadedAt)].filter(Boolean).join(' · ')}
      </Text>
      {note ? (
        <Text fontSize="sm" overflowWrap="anywhere">
          {t('administration.releases.note', { note })}
        </Text>
      ) : null}
    </>
  );
}
