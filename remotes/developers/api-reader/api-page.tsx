import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { KeywordField } from 'shell/kit';
import { navigate, usePageTitle, useTranslations } from 'shell/session';
import { AppLink, Box, EmptyState, Flex, Link, PageHeading, Text } from 'shell/ui';
import { Loaded } from '../frame/loaded.tsx';
import { PageBody } from '../frame/page-body.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { formatApiHash, listHash } from '../routes/route.ts';
import { ApiCallList } from './api-call-list.tsx';
import { apiDocumentAddress, apiDocumentQuery } from './api-document-query.ts';
import { searchCalls } from './parse-api-document.ts';

/** Every call of the portal: searchable, with what it takes and what it answers. */
export function ApiPage({ keyword }: { keyword: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const document = useQuery(apiDocumentQuery);
  usePageTitle(t('developers.api.title'));
  return (
    <PageBody>
      <Box>
        <AppLink href={listHash}>{t('developers.gone.back')}</AppLink>
        <PageHeading marginTop="1">{t('developers.api.title')}</PageHeading>
        <Text color="fg.muted">{t('developers.api.intro')}</Text>
        <Link href={apiDocumentAddress.href} download="openapi.json">
          {t('developers.api.download')}
        </Link>
      </Box>
      <Flex>
        <KeywordField
          value={keyword}
          onValueChange={(next) => void navigate(formatApiHash(next), { replace: true })}
          label={t('developers.api.search')}
        />
      </Flex>
      <Loaded query={document}>
        {(calls) => {
          const found = searchCalls(calls, keyword);
          return found.length > 0 ? (
            <ApiCallList calls={found} />
          ) : (
            <EmptyState title={t('developers.api.none.title')} text={t('developers.api.none.text')} />
          );
        }}
      </Loaded>
    </PageBody>
  );
}
