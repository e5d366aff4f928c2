import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import type { ReactElement } from 'react';
import { navigate, usePageTitle, useTranslations } from 'shell/session';
import { AppLink, Box, Button, Flex, PageError, PageHeading, Text } from 'shell/ui';
import type { AnswerOf, appReleaseList, ReleasedApp } from '#shared/contracts';
import { CopyButton } from '../frame/copy-button.tsx';
import { Loaded } from '../frame/loaded.tsx';
import { PageBody } from '../frame/page-body.tsx';
import { useFocusOnArrival } from '../frame/use-focus-on-arrival.ts';
import { usePick } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { appsHash, appUploadHash } from '../routes/route.ts';
import { appsQuery } from './apps-query.ts';
import { PointersCard } from './pointers-card.tsx';
import { VersionsCard } from './versions-card.tsx';

type Units = AnswerOf<typeof appReleaseList>['units'];

/** One app: who gets which version, and all versions. */
export function AppPage({ code }: { code: string }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <PageBody>
      <Loaded query={useQuery(appsQuery)} isPage>
        {({ apps, units }) => {
          const app = apps.find((one) => one.code === code);
          if (app) return <Shown app={app} units={units} />;
          return (
            <PageError title={t('developers.gone.title')} text={t('developers.apps.gone')}>
              <AppLink href={appsHash}>{t('developers.gone.back')}</AppLink>
            </PageError>
          );
        }}
      </Loaded>
    </PageBody>
  );
}

function Shown({ app, units }: { app: ReleasedApp; units: Units }): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  usePageTitle(pick(app.names));
  useFocusOnArrival();
  return (
    <>
      <Box>
        <AppLink href={appsHash}>{t('developers.gone.back')}</AppLink>
        <Flex align="flex-start" wrap="wrap" gap="3" marginTop="2">
          <Box minWidth="0" flex="1 1 16rem">
            <PageHeading overflowWrap="anywhere">{pick(app.names)}</PageHeading>
            <Flex align="center" wrap="wrap" columnGap="2">
              <Text fontFamily="mono" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                {app.code}
              </Text>
              <CopyButton text={app.code} what={t('developers.apps.code')} />
            </Flex>
          </Box>
          <Button minHeight={{ base: '11', md: '10' }} onClick={() => void navigate(appUploadHash)}>
            <Upload size={18} strokeWidth={1.75} aria-hidden />
            {t('developers.upload.open')}
          </Button>
        </Flex>
      </Box>
      <PointersCard app={app} units={units} />
      <VersionsCard app={app} units={units} />
    </>
  );
}
