import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { FormDialog, FormNotice, LoadFailure, QueryView, useForm } from 'shell/app';
import { Dialog } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Alert, notify, Skeleton, Text } from 'shell/ui';
import {
  type AnswerOf,
  type FieldText,
  pickText,
  type RoleGrant,
  rolesDirect,
  rolesDirectPeople,
  rolesSetDirect,
} from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';
import type { FoundPerson } from '../../people/person-search.tsx';
import { PermissionTree } from '../permission-tree.tsx';
import { permissionsQuery } from '../role-queries.ts';
import { directQuery } from './direct-queries.ts';
import { findGrantChanges } from './grant-changes.ts';

export interface DirectDialogProps {
  unitId: string;
  person: FoundPerson;
  onClose: () => void;
}

/** What somebody holds by herself: read first, then a form. */
export function DirectDialog(props: DirectDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { unitId, person, onClose } = props;
  const { data, error, refetch } = useQuery(directQuery(unitId, person.userId));
  if (data) return <DirectForm key={person.userId} {...props} direct={data} />;
  return (
    <Dialog open title={t('administration.direct.titleOf', { name: person.realName })} onClose={onClose}>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="16rem" borderRadius="card" />
      )}
    </Dialog>
  );
}

interface Draft {
  readonly grants: readonly RoleGrant[];
}

/** The service knows who holds what. */
function findNoProblem(_draft: Draft): Partial<Record<'grants', FieldText>> {
  return {};
}

interface DirectFormProps extends DirectDialogProps {
  direct: AnswerOf<typeof rolesDirect>;
}

/** Nothing is taken from who holds more. */
function DirectForm({ unitId, person, direct, onClose }: DirectFormProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [grants] = useState<readonly RoleGrant[]>(direct.grants);
  const { holdsMore } = direct.person;
  const permissions = useQuery(permissionsQuery(unitId));
  const form = useForm({
    saved: { draft: { grants }, revision: 0 },
    validate: findNoProblem,
    words: (text) => pickText(text, language),
    save: (draft) => {
      const change = findGrantChanges(grants, draft.grants);
      return request(rolesSetDirect, { unitId, userId: person.userId, ...change }, { silent: true });
    },
    onSaved: () => {
      for (const { name } of [rolesDirect, rolesDirectPeople])
        void queryClient.invalidateQueries({ queryKey: [name] });
      notify(t('administration.direct.saved', { name: person.realName }), { tone: 'success' });
      onClose();
    },
  });
  const problem = form.problemAt('grants');
  return (
    <FormDialog
      form={form}
      title={t('administration.direct.titleOf', { name: person.realName })}
      saveLabel={t('administration.form.save')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      {holdsMore ? <Alert tone="info">{t('administration.direct.holdsMore')}</Alert> : null}
      <QueryView query={permissions}>
        {(apps) => (
          <PermissionTree
            apps={apps}
            grants={form.draft.grants}
            fixed={holdsMore ? grants : []}
            onChange={(next) => form.change({ grants: next })}
          />
        )}
      </QueryView>
      {problem ? (
        <Text role="alert" color="fg.error" fontSize="sm">
          {problem}
        </Text>
      ) : null}
      <Text fontSize="sm" color="fg.muted">
        {t('administration.direct.hint')}
      </Text>
    </FormDialog>
  );
}
