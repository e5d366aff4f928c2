import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Menu, type MenuItem } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Card, Flex, IconButton, Text } from 'shell/ui';
import type { AppRelease } from '#shared/contracts';
import { nameIn } from '#shared/names';
import { formatSize } from '#shared/numbers';
import { Row, Rows } from '../frame/rows.tsx';
import { useInstant } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { givenQuery, knownGiven } from './apps-query.ts';
import { CardHead } from './card-head.tsx';
import { StateBadge } from './release-badges.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { type AppAtUnits, findTargets } from './release-targets.ts';
import { findMisfits } from './skew.ts';
import { FitStatus } from './skew-report.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Asked = { kind: 'release' | 'withdraw'; release: AppRelease };

/** All versions of an app, the newest first. */
export function VersionsCard({ app, units }: AppAtUnits): ReactElement {
  const t = useTranslations<MessageId>();
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  const itemsOf = (release: AppRelease): MenuItem[] => [
    ...(findTargets(app, units, release).length > 0
      ? [
          {
            value: 'release',
            label: t('developers.release.action'),
            onSelect: () => setAsked({ kind: 'release', release }),
          },
        ]
      : []),
    ...(app.mayDecide && release.state !== 'withdrawn'
      ? [
          {
            ...{ value: 'withdraw', label: t('developers.withdraw.action'), destructive: true },
            onSelect: () => setAsked({ kind: 'withdraw', release }),
          },
        ]
      : []),
  ];
  return (
    <Card padding="0">
      <CardHead title={t('developers.versions.title')} text={t('developers.versions.intro')} />
      <Rows aria-label={t('developers.versions.title')}>
        {app.releases.map((release) => (
          <VersionRow key={release.version} release={release} items={itemsOf(release)} />
        ))}
      </Rows>
      {asked?.kind === 'release' ? (
        <ReleaseDialog app={app} units={units} release={asked.release} onClose={close} />
      ) : null}
      {asked?.kind === 'withdraw' ? (
        <WithdrawDialog app={app} release={asked.release} onClose={close} />
      ) : null}
    </Card>
  );
}

function VersionRow({ release, items }: { release: AppRelease; items: readonly MenuItem[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const given = useQuery(givenQuery).data ?? knownGiven;
  const { version, state, note } = release;
  return (
    <Row data-version={version}>
      <Flex gap="3" paddingBlock="3" paddingInline={{ base: '4', md: '5' }}>
        <Box flex="1" minWidth="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Text fontWeight="600" fontVariantNumeric="tabular-nums">
              {version}
            </Text>
            <StateBadge state={state} />
          </Flex>
          <VersionDetails release={release} />
          {note ? (
            <Text fontSize="sm" overflowWrap="anywhere">
              {t('developers.versions.note', { note })}
            </Text>
          ) : null}
          {findMisfits(release, given).length > 0 ? <FitStatus release={release} given={given} /> : null}
        </Box>
        {items.length > 0 ? (
          <Menu
            items={items}
            trigger={
              <IconButton
                variant="ghost"
                minWidth="11"
                minHeight="11"
                aria-label={t('developers.versions.actions', { version })}
              >
                <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
              </IconButton>
            }
          />
        ) : null}
      </Flex>
    </Row>
  );
}

/** Who brought it by which key, when, how large it is, and what it wants of the portal. */
function VersionDetails({ release }: { release: AppRelease }): ReactElement {
  const t = useTranslations<MessageId>();
  const formatInstant = useInstant();
  const { language } = useLanguage();
  const { publisher, uploadedAt, decidedAt, size, state, shellApi, minServerVersion } = release;
  const details = [
    publisher &&
      t('developers.versions.by', { name: nameIn(publisher.realName, language), key: publisher.keyName }),
    t('developers.versions.uploaded', { at: formatInstant(uploadedAt) }),
    decidedAt && state !== 'uploaded'
      ? t(`developers.versions.${state}`, { at: formatInstant(decidedAt) })
      : null,
    formatSize(size),
    t('developers.skew.wanted', { shell: shellApi, server: minServerVersion }),
  ];
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
      {details.filter(Boolean).join(' · ')}
    </Text>
  );
}
