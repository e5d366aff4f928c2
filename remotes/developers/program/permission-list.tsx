import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, Stack } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { PermissionForm } from './permission-form.tsx';
import { PermissionView } from './permission-view.tsx';
import type { ProgramPermission } from './program-permission.ts';

interface PermissionListProps {
  clientId: string;
  permission: ProgramPermission;
  onSaved: () => void;
  onEnd: (unitId: string) => void;
}

/** What is open in a form: the permission of a unit, or one for another unit. */
type Editing = { readonly unitId: string | undefined } | undefined;

/** The permissions of an app, one for each unit. */
export function PermissionList(props: PermissionListProps): ReactElement {
  const { clientId, permission, onSaved, onEnd } = props;
  const t = useTranslations<MessageId>();
  const [editing, setEditing] = useState<Editing>();
  const { grants, scopes } = permission;
  const others = permission.units.filter(({ unitId }) => !grants.some(({ unit }) => unit.unitId === unitId));
  const close = (): void => setEditing(undefined);
  const form = {
    clientId,
    scopes,
    onSaved: () => {
      close();
      onSaved();
    },
  };
  return (
    <Stack gap="6">
      {grants.map((grant) =>
        editing?.unitId === grant.unit.unitId ? (
          <PermissionForm
            key={grant.unit.unitId}
            {...form}
            units={[grant.unit]}
            grant={grant}
            onCancel={close}
          />
        ) : (
          <PermissionView
            key={grant.unit.unitId}
            grant={grant}
            scopes={scopes}
            onChange={() => setEditing({ unitId: grant.unit.unitId })}
            onEnd={() => onEnd(grant.unit.unitId)}
          />
        ),
      )}
      {others.length === 0 ? null : grants.length === 0 ? (
        <PermissionForm {...form} units={others} />
      ) : editing && editing.unitId === undefined ? (
        <PermissionForm {...form} units={others} onCancel={close} />
      ) : (
        <Box>
          <Button
            variant="outline"
            minHeight={{ base: '11', md: '10' }}
            onClick={() => setEditing({ unitId: undefined })}
          >
            {t('developers.program.another')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
