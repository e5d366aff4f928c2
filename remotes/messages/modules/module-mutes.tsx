import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { refreshMessageCounts, useModuleName } from 'shell/header';
import { Switch } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Card, EmptyState, Flex, Text } from 'shell/ui';
import { historyPageQuery } from '../history/history-page.ts';
import { historyQuery } from '../history/history-query.ts';
import type { MessageId } from '../messages/message-id.ts';
import { RowList } from '../rows/row-list.tsx';
import { mutesQuery, setMute } from './mutes.ts';

/** Which modules may notify the user: messages of the others stay in the history and out of bell and dialog. */
export function ModuleMutes(): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = useModuleName();
  const client = useQueryClient();
  const mutes = useQuery(mutesQuery);
  const modules = useQuery(historyPageQuery(historyQuery.empty)).data?.modules;
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
                title={t('messages.modules.none')}
                text={t('messages.modules.noneHint')}
              />
            );
          }
          return (
            <>
              <Text padding="4" color="fg.muted">
                {t('messages.modules.hint')}
              </Text>
              <RowList.Root aria-label={t('messages.tab.modules')}>
                {all.map((module) => {
                  const isPending = setting.isPending && setting.variables.module === module;
                  return (
                    <RowList.Item key={module}>
                      <Flex wrap="wrap" align="center" justify="space-between" columnGap="3">
                        <Text overflowWrap="anywhere">{nameOf(module)}</Text>
                        <Switch
                          checked={isPending ? !setting.variables.muted : !muted.includes(module)}
                          disabled={isPending}
                          aria-label={t('messages.modules.notify', { module: nameOf(module) })}
                          onCheckedChange={(isWanted) => setting.mutate({ module, muted: !isWanted })}
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
}
