import { useQuery } from '@tanstack/react-query';
import { Blocks } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { AppLink, Box, EmptyState, Flex, PageHeading, Stack, Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';
import type { KeptUnit } from '../../unit/unit-view.tsx';
import { AppDialog } from '../form/app-dialog.tsx';
import { RequestsDialog } from '../requests/requests-dialog.tsx';
import { unitAppsQuery } from '../unit-apps-query.ts';
import { AppGroups } from './app-groups.tsx';
import type { AppTask } from './app-task.ts';
import { AppsExport } from './apps-export.tsx';

/** The apps of a unit by group, and the dialog of what is done with one. */
export function AppsOfUnit({ unit: { unitId, name } }: { unit: KeptUnit }): ReactElement {
  const t = useTranslations<MessageId>();
  const [task, setTask] = useState<AppTask>();
  // A reason that was typed is there again when its dialog opens once more.
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const query = useQuery(unitAppsQuery(unitId));
  const apps = query.data?.groups.flatMap((group) => group.apps) ?? [];
  // A conflict is tried again with the app as the list shows it by then.
  const current = task && apps.find(({ code }) => code === task.code);
  const close = (): void => setTask(undefined);
  return (
    <Stack gap="4">
      <Flex align="flex-start" wrap="wrap" gap="3">
        <Box flex="1 1 8rem" minWidth="0">
          <PageHeading>{t('administration.section.apps')}</PageHeading>
          <Text color="fg.muted">
            {t('administration.apps.text')}{' '}
            <AppLink href="/licences#/use">{t('administration.apps.charts')}</AppLink>
          </Text>
        </Box>
        <AppsExport title={t('administration.apps.caption', { unit: name })} data={query.data} />
      </Flex>
      <QueryView query={query}>
        {(data) =>
          data.groups.length > 0 ? (
            <AppGroups unitId={unitId} data={data} onTask={setTask} />
          ) : (
            <EmptyState
              icon={<Blocks size={40} strokeWidth={1.25} aria-hidden />}
              title={t('administration.apps.none')}
              text={t('administration.apps.noneHint')}
            />
          )
        }
      </QueryView>
      {query.data && task && current ? (
        task.kind === 'edit' ? (
          <AppDialog unitId={unitId} app={current} data={query.data} onClose={close} />
        ) : (
          <RequestsDialog
            unitId={unitId}
            app={current}
            reason={reasons[current.code] ?? ''}
            onReason={(reason) => setReasons({ ...reasons, [current.code]: reason })}
            onClose={close}
          />
        )
      ) : null}
    </Stack>
  );
}
