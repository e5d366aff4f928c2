import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Alert, Box, Card, notify, Text } from 'shell/ui';
import { Loaded } from '../frame/loaded.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { SectionProps } from '../overview/overview-section.tsx';
import { useClientCache } from '../overview/use-client-cache.ts';
import { PermissionList } from './permission-list.tsx';
import { type ProgramPermission, programQuery, withdrawProgram } from './program-permission.ts';

/** For which units an app works without a user, and with which scopes. */
export function ProgramSection({ client }: Pick<SectionProps, 'client'>): ReactElement {
  const t = useTranslations<MessageId>();
  const { clientId } = client;
  const keep = useClientCache(clientId);
  const permission = useQuery(programQuery(clientId));
  const [endingUnitId, setEndingUnitId] = useState<string>();
  const refresh = (): void => {
    void permission.refetch();
    keep();
  };
  const ending = useMutation({
    mutationFn: (unitId: string) => withdrawProgram(clientId, unitId),
    onSuccess: () => {
      setEndingUnitId(undefined);
      notify(t('developers.program.withdrawn'), { tone: 'success' });
    },
    onSettled: refresh,
  });
  const onSaved = (): void => {
    notify(t('developers.program.done'), { tone: 'success' });
    refresh();
  };
  return (
    <Card padding={{ base: '4', md: '6' }}>
      <Text color="fg.muted" marginBottom="4">
        {t('developers.program.intro')}
      </Text>
      <Loaded query={permission}>
        {(data) => (
          <>
            {data.grants.length > 0 || data.units.length > 0 ? (
              <PermissionList
                clientId={clientId}
                permission={data}
                onSaved={onSaved}
                onEnd={setEndingUnitId}
              />
            ) : null}
            <Notes permission={data} />
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={endingUnitId !== undefined}
        title={t('developers.program.endTitle')}
        confirmLabel={t('developers.program.end')}
        destructive
        busy={ending.isPending}
        onConfirm={() => endingUnitId !== undefined && ending.mutate(endingUnitId)}
        onCancel={() => setEndingUnitId(undefined)}
      >
        {t('developers.program.endText')}
      </ConfirmDialog>
    </Card>
  );
}

/** Why there is nothing to decide here, and what is decided elsewhere. */
function Notes({ permission }: { permission: ProgramPermission }): ReactElement | null {
  const t = useTranslations<MessageId>();
  const { grants, units, isElsewhere } = permission;
  const isClosed = grants.length === 0 && units.length === 0;
  if (!isElsewhere && !isClosed) return null;
  return (
    <Box marginTop={isClosed ? '0' : '4'}>
      <Alert tone="info">
        {t(isElsewhere ? 'developers.program.elsewhere' : 'developers.program.closed')}
      </Alert>
    </Box>
  );
}
