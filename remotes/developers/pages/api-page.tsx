import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { KeywordField } from 'shell/kit';
import { navigate, usePageTitle } from 'shell/session';
import { AppLink, Box, EmptyState, Flex, PageHeading, Text } from 'shell/ui';
import { apiDocumentQuery } from '../api/api-document.ts';
import { ApiCallList } from '../components/api-call-list.tsx';
import { Loaded } from '../components/loaded.tsx';
import { PageBody } from '../components/page-body.tsx';
import { searchCalls } from '../state/api-document.ts';
import { emptyListQuery, formatApiHash, formatListHash } from '../state/route.ts';
import { useSay } from '../state/use-say.ts';

/** Every call of the portal: searchable, with what it takes and what it answers. */
export const ApiPage = ({ keyword }: { keyword: string }): ReactElement => {
  const say = useSay();
  const document = useQuery(apiDocumentQuery);
  usePageTitle(say('developers.api.title'));
  return (
    <PageBody>
      <Box>
        <AppLink href={formatListHash(emptyListQuery)}>{say('developers.gone.back')}</AppLink>
        <PageHeading marginTop="1">{say('developers.api.title')}</PageHeading>
        <Text color="fg.muted">{say('developers.api.intro')}</Text>
      </Box>
      <Flex>
        <KeywordField
          value={keyword}
          onValueChange={(next) => void navigate(formatApiHash(next), { replace: true })}
          label={say('developers.api.search')}
        />
      </Flex>
      <Loaded query={document}>
        {(calls) => {
          const found = searchCalls(calls, keyword);
          return found.length > 0 ? (
            <ApiCallList calls={found} />
          ) : (
            <EmptyState title={say('developers.api.none.title')} text={say('developers.api.none.text')} />
          );
        }}
      </Loaded>
    </PageBody>
  );
};
