import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { LoadRetry } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Card, Flex, Heading, Text } from 'shell/ui';
import type { AppRelease, ReleasedApp } from '#shared/contracts';
import { Row, Rows } from '../frame/rows.tsx';
import { usePick } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { type Given, givenQuery, knownGiven } from './apps-query.ts';
import { findMisfits } from './skew.ts';

/** What each app wants of the portal, what the portal has, and a word for what does not fit. */
export function SkewReport({ apps }: { apps: readonly ReleasedApp[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const query = useQuery(givenQuery);
  const given = query.data ?? knownGiven;
  return (
    <Card padding="0">
      <Box padding={{ base: '4', md: '5' }} borderBottomWidth="1px" borderColor="border.muted">
        <Heading as="h2" size="lg">
          {t('developers.skew.title')}
        </Heading>
        <Text color="fg.muted">{t('developers.skew.intro')}</Text>
        <Text marginTop="2" fontVariantNumeric="tabular-nums">
          {t('developers.skew.given', {
            shell: given.shellApi,
            server: given.serverVersion ?? t('developers.skew.unknown'),
          })}
        </Text>
        {query.error ? (
          <Flex role="alert" align="center" wrap="wrap" gap="3" marginTop="2">
            <Text fontSize="sm">{t('developers.skew.failed')}</Text>
            <LoadRetry
              error={query.error}
              isBusy={query.isFetching}
              isSmall
              onRetry={() => void query.refetch()}
            />
          </Flex>
        ) : null}
      </Box>
      <Rows aria-label={t('developers.skew.title')}>
        {apps.flatMap((app) =>
          releasesInUse(app).map((release) => (
            <ReleaseRow key={`${app.code} ${release.version}`} release={release} given={given} />
          )),
        )}
      </Rows>
    </Card>
  );
}

/** What somebody gets, and the newest one, which somebody may get next. */
function releasesInUse({ releases, channels }: ReleasedApp): AppRelease[] {
  return releases.filter(
    ({ version, state }, index) =>
      state !== 'withdrawn' && (index === 0 || channels.some((pointer) => pointer.version === version)),
  );
}

function ReleaseRow({ release, given }: { release: AppRelease; given: Given }): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const { names, version, shellApi, minServerVersion } = release;
  return (
    <Row>
      <Flex wrap="wrap" columnGap="6" rowGap="1" paddingBlock="3" paddingInline={{ base: '4', md: '5' }}>
        <Box flex="1 1 12rem" minWidth="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {pick(names)} {version}
          </Text>
          <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {t('developers.skew.wanted', { shell: shellApi, server: minServerVersion })}
          </Text>
        </Box>
        <Box flex="1 1 18rem" minWidth="0">
          <FitStatus release={release} given={given} />
        </Box>
      </Flex>
    </Row>
  );
}

/** That a release fits, or each reason why it does not. */
export function FitStatus({ release, given }: { release: AppRelease; given: Given }): ReactElement {
  const t = useTranslations<MessageId>();
  const misfits = findMisfits(release, given);
  const values = {
    wantedShell: release.shellApi,
    wantedServer: release.minServerVersion,
    shell: given.shellApi,
    server: given.serverVersion ?? '',
  };
  if (misfits.length === 0) {
    return (
      <Flex align="center" gap="2" color="fg.success">
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden />
        <Text>{t('developers.skew.fits')}</Text>
      </Flex>
    );
  }
  return (
    <>
      {misfits.map((misfit) => (
        <Flex key={misfit} align="flex-start" gap="2" color="fg.error">
          <Box paddingTop="0.5" flexShrink="0">
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
          </Box>
          <Text>{t(`developers.skew.${misfit}`, values)}</Text>
        </Flex>
      ))}
    </>
  );
}
