import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import type { ReactElement } from 'react';
import { refreshMessageCounts, useModuleName } from 'shell/header';
import { QueryView, Switch } from 'shell/kit';
import { Card, EmptyState, Flex, Text } from 'shell/ui';
import { historyPageQuery } from '../api/history-page.ts';
import { mutesQuery } from '../api/mutes-query.ts';
import { setMute } from '../api/set-mute.ts';
import { wholeHistory } from '../state/history-query.ts';
import { useSay } from '../state/use-say.ts';
import { RowList } from './row-list.tsx';

/** Which modules may tell the user something: what is switched off stays in the history and out of bell and dialog. */
export const ModuleMutes = (): ReactElement => {
  const say = useSay();
  const nameOf = useModuleName();
  const client = useQueryClient();
  const mutes = useQuery(mutesQuery);
  const modules = useQuery(historyPageQuery(wholeHistory)).data?.modules;
  const setting = useMutation({
    mutationFn: ({ module, muted }: { module: string; muted: boolean }) => setMute(module, muted),
    onSuccess: (muted) => {
      client.setQueryData(mutesQuery.queryKey, muted);
      refreshMessageCounts();
    },
  });
  return (
    <Card padding="0">
      <QueryView query={mutes}>
        {(muted) => {
          const all = [...new Set([...(modules ?? []), ...muted])];
          if (all.length === 0) {
            return (
              <EmptyState
                icon={<BellRing size={40} strokeWidth={1.25} aria-hidden />}
                title={say('messages.modules.none')}
                text={say('messages.modules.noneHint')}
              />
            );
          }
          return (
            <>
              <Text padding="4" color="fg.muted">
                {say('messages.modules.hint')}
              </Text>
              <RowList.Root aria-label={say('messages.tab.modules')}>
                {all.map((module) => {
                  const isPending = setting.isPending && setting.variables.module === module;
                  return (
                    <RowList.Item key={module}>
                      <Flex wrap="wrap" align="center" justify="space-between" columnGap="3">
                        <Text overflowWrap="anywhere">{nameOf(module)}</Text>
                        <Switch
                          checked={isPending ? !setting.variables.muted : !muted.includes(module)}
                          disabled={isPending}
                          aria-label={say('messages.modules.tell', { module: nameOf(module) })}
                          onCheckedChange={(isTold) => setting.mutate({ module, muted: !isTold })}
                        />
                      </Flex>
                    </RowList.Item>
                  );
                })}
              </RowList.Root>
            </>
          );
        }}
      </QueryView>
    </Card>
  );
};
