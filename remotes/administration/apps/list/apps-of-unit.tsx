import { useQuery } from '@tanstack/react-query';
import { Blocks, Plus } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { QueryView } from 'shell/app';
import { useMaySend } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { AppLink, Box, Button, EmptyState, Flex, lazy, PageHeading, Stack, Text } from 'shell/ui';
import { appUse } from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';
import type { KeptUnit } from '../../unit/unit-view.tsx';
import { AppDialog } from '../form/app-dialog.tsx';
import { RequestsDialog } from '../requests/requests-dialog.tsx';
import { unitAppsQuery } from '../unit-apps-query.ts';
import { AppGroups } from './app-groups.tsx';
import type { AppTask } from './app-task.ts';
import { AppsExport } from './apps-export.tsx';

// Few open the form: it comes when somebody does.
const OwnAppDialog = lazy(async () => ({
  default: (await import('../own/own-app-dialog.tsx')).OwnAppDialog,
}));
const RemoveDialog = lazy(async () => ({ default: (await import('../own/remove-dialog.tsx')).RemoveDialog }));

/** The apps of a unit by group, and the dialog of what is done with one. */
export function AppsOfUnit({ unit: { unitId, name } }: { unit: KeptUnit }): ReactElement {
  const t = useTranslations<MessageId>();
  const maySend = useMaySend();
  const [task, setTask] = useState<AppTask>();
  const [isAdding, setAdding] = useState(false);
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
            {maySend(appUse) ? (
              <AppLink href="/licences#/use">{t('administration.apps.charts')}</AppLink>
            ) : null}
          </Text>
        </Box>
        <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={() => setAdding(true)}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          {t('administration.ownApps.add')}
        </Button>
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
      <Suspense fallback={null}>
        {isAdding ? <OwnAppDialog unitId={unitId} code={undefined} onClose={() => setAdding(false)} /> : null}
        {current && task?.kind === 'change' ? (
          <OwnAppDialog unitId={unitId} code={current.code} onClose={close} />
        ) : null}
        {current && task?.kind === 'remove' ? (
          <RemoveDialog unitId={unitId} app={current} onClose={close} />
        ) : null}
      </Suspense>
      {query.data && current && (task?.kind === 'edit' || task?.kind === 'requests') ? (
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
