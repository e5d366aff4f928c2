import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { KeywordField } from 'shell/kit';
import { navigate, usePageTitle, useTranslations } from 'shell/session';
import { AppLink, Box, EmptyState, Flex, PageHeading, Text } from 'shell/ui';
import { apiDocumentQuery } from '../api/api-document.ts';
import { ApiCallList } from '../components/api-call-list.tsx';
import { Loaded } from '../components/loaded.tsx';
import { PageBody } from '../components/page-body.tsx';
import { searchCalls } from '../state/api-document.ts';
import type { MessageId } from '../state/message-id.ts';
import { formatApiHash, listHash } from '../state/route.ts';

/** Every call of the portal: searchable, with what it takes and what it answers. */
export const ApiPage = ({ keyword }: { keyword: string }): ReactElement => {
  const t = useTranslations<MessageId>();
  const document = useQuery(apiDocumentQuery);
  usePageTitle(t('developers.api.title'));
  return (
    <PageBody>
      <Box>
        <AppLink href={listHash}>{t('developers.gone.back')}</AppLink>
        <PageHeading marginTop="1">{t('developers.api.title')}</PageHeading>
        <Text color="fg.muted">{t('developers.api.intro')}</Text>
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
};
