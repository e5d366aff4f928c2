import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type Form, FormDialog, FormField, FormNotice, QueryView, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Alert, Input, notify, SimpleGrid, Text } from 'shell/ui';
import { pickText, roleFields, rolesList, rolesSave } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { PermissionTree } from './permission-tree.tsx';
import {
  draftOf,
  fieldsOf,
  parseRoleDraft,
  type RoleDraft,
  type RoleField,
  validateRole,
} from './role-draft.ts';
import { type ListedRole, permissionsQuery, rolesKey } from './role-queries.ts';

export interface RoleDialogProps {
  unitId: string;
  /** Undefined creates a role. */
  role?: ListedRole | undefined;
  onClose: () => void;
}

/** Creates a role, or changes its names and what it grants. What it grants already stays where somebody has it who holds more. */
export function RoleDialog({ unitId, role, onClose }: RoleDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const form = useRoleForm({ unitId, role, onClose });
  const permissions = useQuery(permissionsQuery(unitId));
  const nameOf = ({ name, enName }: RoleDraft): string => localName(language, name, enName);
  const problem = form.problemAt('grants');
  return (
    <FormDialog
      form={form}
      title={
        role
          ? t('administration.classes.edit', { name: nameOf(draftOf(role)) })
          : t('administration.roles.create')
      }
      saveLabel={t(role ? 'administration.form.save' : 'administration.form.add')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <RoleText form={form} name="name" required />
        <RoleText form={form} name="enName" help={t('administration.roles.enNameHelp')} />
      </SimpleGrid>
      <RoleText
        form={form}
        name="code"
        required
        help={t('administration.roles.codeHelp')}
        isFixed={role !== undefined}
      />
      {role?.holdsMore ? <Alert tone="info">{t('administration.roles.holdsMore')}</Alert> : null}
      <QueryView query={permissions}>
        {(apps) => (
          <PermissionTree
            apps={apps}
            grants={form.draft.grants}
            fixed={role?.holdsMore ? role.grants : []}
            onChange={(grants) => form.change({ grants })}
          />
        )}
      </QueryView>
      {problem ? (
        <Text role="alert" color="fg.error" fontSize="sm">
          {problem}
        </Text>
      ) : null}
      <Text fontSize="sm" color="fg.muted">
        {t('administration.roles.grantsHint')}
      </Text>
    </FormDialog>
  );
}

function useRoleForm({ unitId, role, onClose }: RoleDialogProps): Form<RoleDraft, RoleField> {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  return useForm({
    saved: { draft: draftOf(role), revision: role?.revision ?? 0 },
    keep: { name: `administration:role:${role?.roleId ?? `new:${unitId}`}`, parse: parseRoleDraft },
    validate: validateRole,
    words: (text) => pickText(text, language),
    save: (draft, revision) => {
      const key = { unitId, roleId: role?.roleId ?? '', revision: Number(revision) };
      return request(rolesSave, { ...key, ...fieldsOf(draft), grants: [...draft.grants] }, { silent: true });
    },
    onSaved: ({ name, enName }) => {
      void queryClient.invalidateQueries({ queryKey: rolesKey });
      notify(t('administration.done.edit', { name: localName(language, name, enName) }), {
        tone: 'success',
      });
      onClose();
    },
    ...(role && {
      findTheirs: async () => {
        const all = await request(rolesList, { unitId }, { silent: true });
        const found = all.find(({ roleId }) => roleId === role.roleId);
        return found && { draft: draftOf(found), revision: found.revision };
      },
    }),
  });
}

interface RoleTextProps {
  form: Form<RoleDraft, RoleField>;
  name: keyof typeof roleFields;
  help?: string;
  required?: boolean;
  /** It is there to be read. Default false. */
  isFixed?: boolean;
}

function RoleText({ form, name, help, required = false, isFixed = false }: RoleTextProps): ReactElement {
  const { language } = useLanguage();
  return (
    <FormField
      form={form}
      name={name}
      label={pickText(roleFields[name].label, language)}
      help={help}
      required={required}
    >
      <Input
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        readOnly={isFixed}
        value={form.draft[name]}
        onChange={(event) => form.change({ [name]: event.currentTarget.value })}
      />
    </FormField>
  );
}
