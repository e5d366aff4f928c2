import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Box, Card, chakra, Heading, Stack, Text } from 'shell/ui';
import { CodeBlock } from '../frame/code-block.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { ApiCall } from './parse-api-document.ts';

const Details = chakra('details', {
  base: { borderBottomWidth: '1px', borderColor: 'border.muted', _last: { borderBottomWidth: '0' } },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '1',
    padding: '3',
    minHeight: '11',
    cursor: 'pointer',
    listStyle: 'none',
    _hover: { bg: 'bg.subtle' },
    focusVisibleRing: 'inside',
  },
});

/** Calls under the topic that they belong to; each opens where it stands. */
export function ApiCallList({ calls }: { calls: readonly ApiCall[] }): ReactElement {
  const topics = [...Map.groupBy(calls, (call) => call.topic)];
  return (
    <Stack gap="5">
      {topics.map(([topic, list]) => (
        <Box key={topic}>
          <Heading as="h2" size="sm" fontFamily="mono" color="fg.muted" marginBottom="2">
            {topic}
          </Heading>
          <Card padding="0" overflow="hidden" aria-label={topic}>
            {list.map((call) => (
              <CallEntry key={call.id} call={call} />
            ))}
          </Card>
        </Box>
      ))}
    </Stack>
  );
}

function CallEntry({ call }: { call: ApiCall }): ReactElement {
  const t = useTranslations<MessageId>();
  const { method, path, summary, request, encoding, answer, source, isPending, id } = call;
  return (
    <Details>
      <Summary>
        <Badge colorPalette={method === 'GET' ? 'blue' : 'green'} fontFamily="mono">
          {method}
        </Badge>
        <Text as="span" fontFamily="mono" fontSize="sm" fontWeight="600" overflowWrap="anywhere" minWidth="0">
          {path}
        </Text>
        {isPending ? <Badge colorPalette="orange">{t('developers.api.pending')}</Badge> : null}
        <Text as="span" lang="en" fontSize="sm" color="fg.muted" flexBasis={{ base: '100%', lg: 'auto' }}>
          {summary}
        </Text>
      </Summary>
      <Stack gap="3" padding="3" paddingTop="0">
        {request ? (
          <CodeBlock label={t('developers.api.request', { encoding: encoding ?? '' })} code={request} />
        ) : (
          <Text fontSize="sm">{t('developers.api.noRequest')}</Text>
        )}
        {answer ? <CodeBlock label={t('developers.api.answer')} code={answer} /> : null}
        <Text lang="en" fontFamily="mono" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {[id, source].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Details>
  );
}
