import { PackageOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { navigate, useTranslations } from 'shell/session';
import { AppLink, Box, Button, EmptyState, Flex, Text } from 'shell/ui';
import type { ReleasedApp } from '#shared/contracts';
import { Row, Rows } from '../frame/rows.tsx';
import { useInstant, usePick } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { appUploadHash, formatAppHash } from '../routes/route.ts';
import { usePointerName } from './pointer-names.ts';
import { StateBadge } from './release-badges.tsx';

/** Apps with their newest version and who gets which. */
export function AppList({ apps }: { apps: readonly ReleasedApp[] }): ReactElement {
  const t = useTranslations<MessageId>();
  if (apps.length === 0) {
    return (
      <EmptyState
        icon={<PackageOpen size={40} strokeWidth={1.25} aria-hidden />}
        title={t('developers.apps.none.title')}
        text={t('developers.apps.none.text')}
      >
        <Button size={{ base: 'lg', md: 'md' }} onClick={() => void navigate(appUploadHash)}>
          {t('developers.upload.open')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Rows aria-label={t('developers.apps.title')}>
      {apps.map((app) => (
        <AppRow key={app.code} app={app} />
      ))}
    </Rows>
  );
}

function AppRow({ app }: { app: ReleasedApp }): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const formatInstant = useInstant();
  const [newest] = app.releases;
  return (
    <Row>
      <Flex wrap="wrap" columnGap="6" rowGap="2" paddingBlock="3" paddingInline={{ base: '4', md: '5' }}>
        <Box flex="1 1 14rem" minWidth="0">
          <AppLink href={formatAppHash(app.code)} color="fg" fontWeight="600" overflowWrap="anywhere">
            {pick(app.names)}
          </AppLink>
          <Text fontSize="xs" fontFamily="mono" color="fg.muted" overflowWrap="anywhere">
            {app.code}
          </Text>
        </Box>
        <Box flex="1 1 14rem" minWidth="0">
          {newest ? (
            <>
              <Flex align="center" gap="2" wrap="wrap">
                <Text fontVariantNumeric="tabular-nums">
                  {t('developers.apps.newest', { version: newest.version })}
                </Text>
                <StateBadge state={newest.state} />
              </Flex>
              <Text fontSize="sm" color="fg.muted">
                {formatInstant(newest.uploadedAt)}
              </Text>
            </>
          ) : null}
        </Box>
        <Box flex="1 1 14rem" minWidth="0">
          <Pointers app={app} />
        </Box>
      </Flex>
    </Row>
  );
}

function Pointers({ app: { channels } }: { app: ReleasedApp }): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = usePointerName();
  if (channels.length === 0) return <Text color="fg.muted">{t('developers.apps.nobody')}</Text>;
  return (
    <>
      {channels.map((pointer) => (
        <Text key={`${pointer.unitId} ${pointer.channel}`} fontSize="sm" overflowWrap="anywhere">
          {t(`developers.apps.gets.${pointer.channel}`, { who: nameOf(pointer), version: pointer.version })}
        </Text>
      ))}
    </>
  );
}
