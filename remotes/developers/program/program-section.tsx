import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Alert, Box, Card, notify, Text } from 'shell/ui';
import { Loaded } from '../frame/loaded.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { SectionProps } from '../overview/overview-section.tsx';
import { useClientCache } from '../overview/use-client-cache.ts';
import { PermissionForm } from './permission-form.tsx';
import { PermissionView } from './permission-view.tsx';
import { type ProgramPermission, programQuery, withdrawProgram } from './program-permission.ts';

/** For which unit an app works without a user, and with which scopes. */
export function ProgramSection({ client }: Pick<SectionProps, 'client'>): ReactElement {
  const t = useTranslations<MessageId>();
  const { clientId } = client;
  const keep = useClientCache(clientId);
  const permission = useQuery(programQuery(clientId));
  const [isChanging, setChanging] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const refresh = (): void => {
    void permission.refetch();
    keep();
  };
  const ending = useMutation({
    mutationFn: () => withdrawProgram(clientId),
    onSuccess: () => {
      setEnding(false);
      notify(t('developers.program.withdrawn'), { tone: 'success' });
    },
    onSettled: refresh,
  });
  const onSaved = (): void => {
    setChanging(false);
    notify(t('developers.program.done'), { tone: 'success' });
    refresh();
  };
  return (
    <Card padding={{ base: '4', md: '6' }}>
      <Text color="fg.muted" marginBottom="4">
        {t('developers.program.intro')}
      </Text>
      <Loaded query={permission}>
        {(data) => {
          if (data.grant && !isChanging)
            return (
              <PermissionView
                grant={data.grant}
                scopes={data.scopes}
                onChange={() => setChanging(true)}
                onEnd={() => setEnding(true)}
              />
            );
          if (!mayPermit(data)) return <Closed isElsewhere={data.isElsewhere} />;
          return (
            <PermissionForm
              clientId={clientId}
              permission={data}
              onSaved={onSaved}
              onCancel={data.grant ? () => setChanging(false) : undefined}
            />
          );
        }}
      </Loaded>
      <ConfirmDialog
        open={isEnding}
        title={t('developers.program.endTitle')}
        confirmLabel={t('developers.program.end')}
        destructive
        busy={ending.isPending}
        onConfirm={() => ending.mutate()}
        onCancel={() => setEnding(false)}
      >
        {t('developers.program.endText')}
      </ConfirmDialog>
    </Card>
  );
}

function mayPermit({ grant, isElsewhere, units }: ProgramPermission): boolean {
  return !isElsewhere && units.length > 0 && (grant === null || grant.isOpen);
}

/** Why there is nothing to decide here. */
function Closed({ isElsewhere }: { isElsewhere: boolean }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Box>
      <Alert tone="info">
        {t(isElsewhere ? 'developers.program.elsewhere' : 'developers.program.closed')}
      </Alert>
    </Box>
  );
}
