import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { EmptyView, LoadRetry, SearchField } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { useTranslations, useUser } from 'shell/session';
import { Alert, AppLink, Box, Flex, Grid, Heading, Skeleton, Text, VisuallyHidden } from 'shell/ui';
import { type AreaSchool, announcementList } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { AreaFigures } from './area-figures.tsx';
import { areaSchoolsQuery } from './area-schools-query.ts';
import { findSchools, needsAttention } from './find-schools.ts';
import { SchoolCard } from './school-card.tsx';

const columns = 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))';
const waiting = [0, 1, 2];

function SchoolList({ schools, query }: { schools: readonly AreaSchool[]; query: string }): ReactElement {
  const t = useTranslations<MessageId>();
  if (schools.length === 0)
    return <EmptyView title={t('desktop.area.none')} text={t('desktop.area.noneHint')} />;
  const found = findSchools(schools, query);
  return (
    <>
      <VisuallyHidden role="status">
        {query.trim() === '' ? '' : t('desktop.area.found', { count: found.length })}
      </VisuallyHidden>
      {found.length === 0 ? (
        <EmptyView title={t('desktop.area.nothing')} text={t('desktop.area.nothingHint')} />
      ) : (
        <Grid as="ul" templateColumns={columns} gap="3">
          {found.map((school) => (
            <SchoolCard key={school.unitId} school={school} />
          ))}
        </Grid>
      )}
    </>
  );
}

/** The schools of the bureau: how each stands, those that want a look first. */
function AreaSchools(): ReactElement {
  const t = useTranslations<MessageId>();
  const headingId = useId();
  const mayAnnounce = useMaySend()(announcementList);
  const [query, setQuery] = useState('');
  const { data, error, isFetching, refetch } = useQuery(areaSchoolsQuery(useUser().userId));
  return (
    <Box
      as="section"
      aria-labelledby={headingId}
      aria-busy={!data && !error}
      bg="bg.panel/85"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="card"
      boxShadow="raised"
      paddingBlock={{ base: '3', md: '4' }}
      paddingInline={{ base: '3', md: '6' }}
    >
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" marginBottom="3">
        <Box flex="1 1 14rem" minWidth="0">
          <Heading as="h2" id={headingId} size="md">
            {t('desktop.area.title')}
          </Heading>
          <Text fontSize="sm" color="fg.muted" minHeight="1lh">
            {data
              ? t('desktop.area.summary', {
                  count: data.length,
                  attention: data.filter(needsAttention).length,
                })
              : null}
          </Text>
        </Box>
        <Flex flex="1 1 14rem" maxWidth={{ md: '20rem' }}>
          <SearchField
            value={query}
            onValueChange={setQuery}
            label={t('desktop.area.search')}
            maxLength={64}
            autoComplete="off"
          />
        </Flex>
        {mayAnnounce ? (
          <AppLink href="/announcements" minHeight={{ base: '11', md: '8' }} alignItems="center">
            {t('desktop.area.announce')}
          </AppLink>
        ) : null}
      </Flex>
      {error ? (
        <Alert
          tone={data ? 'warning' : 'error'}
          actions={<LoadRetry isSmall error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
        >
          {t('desktop.area.failed')}
        </Alert>
      ) : null}
      {data ? <SchoolList schools={data} query={query} /> : null}
      {data && data.length > 0 ? <AreaFigures schools={data} /> : null}
      {!data && !error ? (
        <Grid templateColumns={columns} gap="3" aria-hidden>
          {waiting.map((place) => (
            <Skeleton key={place} height="28" />
          ))}
        </Grid>
      ) : null}
    </Box>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default AreaSchools;
