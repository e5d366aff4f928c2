import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { ExportButton, NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Card, chakra, EmptyState, Field, Flex, Stack } from 'shell/ui';
import { type LeaveRequest, type State, states } from '../calls.ts';
import { formatDays } from '../day/format-day.ts';
import { useFormatDay } from '../day/use-format-day.ts';
import { LeaveMark } from '../leave-mark.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { listQuery } from '../queries.ts';
import { RequestRow } from './request-row.tsx';

const List = chakra('ul', { base: { listStyle: 'none' } });

/** The requests of one view, the newest first. */
export function RequestPanel({ view }: { view: 'mine' | 'decide' }): ReactElement {
  const t = useTranslations<MessageId>();
  const [state, setState] = useState<State | undefined>(view === 'decide' ? 'asked' : undefined);
  const requests = useQuery(listQuery(view, state));
  const none = view === 'mine' ? 'none' : 'nothingWaits';
  return (
    <Stack gap="4" paddingTop="2">
      <Flex gap="3" wrap="wrap" align="flex-end" justify="space-between">
        <Box width="12rem">
          <Field label={t('leave.list.state')}>
            <NativeSelect
              value={state ?? ''}
              options={[
                { value: '', label: t('leave.list.all') },
                ...states.map((each) => ({ value: each, label: t(`leave.state.${each}`) })),
              ]}
              onChange={({ target }) => setState(states.find((each) => each === target.value))}
            />
          </Field>
        </Box>
        <RequestExport requests={requests.data ?? []} />
      </Flex>
      <QueryView query={requests}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<LeaveMark />}
              title={t(`leave.list.${none}`)}
              text={t(`leave.list.${none}Hint`)}
            />
          ) : (
            <Card padding="0">
              <List>
                {list.map((request) => (
                  <RequestRow key={request.id} request={request} />
                ))}
              </List>
            </Card>
          )
        }
      </QueryView>
    </Stack>
  );
}

function RequestExport({ requests }: { requests: readonly LeaveRequest[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const formatDay = useFormatDay();
  return (
    <ExportButton
      title={t('leave.export.title')}
      disabled={requests.length === 0}
      source={{
        rows: requests,
        columns: [
          { label: t('leave.ask.pupil'), value: ({ pupilName }) => pupilName },
          { label: t('leave.export.class'), value: ({ className }) => className },
          { label: t('leave.export.days'), value: (request) => formatDays(formatDay, request) },
          { label: t('leave.ask.kind'), value: ({ kind }) => t(`leave.kind.${kind}`) },
          { label: t('leave.ask.reason'), value: ({ reason }) => reason },
          { label: t('leave.list.state'), value: ({ state }) => t(`leave.state.${state}`) },
          { label: t('leave.decline.note'), value: ({ note }) => note },
        ],
      }}
    />
  );
}
