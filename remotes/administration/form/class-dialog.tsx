import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormDialog, FormNotice } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Text } from 'shell/ui';
import type { ClassDetails, ListedClass } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import { unitYearsQuery } from '../class/class-queries.ts';
import type { MessageId } from '../messages/message-id.ts';
import { ClassFormFields } from './class-form-fields.tsx';
import { useClassForm } from './use-class-form.ts';

export interface ClassDialogProps {
  unitId: string;
  /** Undefined creates a class. */
  one: ListedClass | undefined;
  onSaved: (saved: ClassDetails) => void;
  onClose: () => void;
}

/** Creates, renames or moves a class. */
export function ClassDialog({ unitId, one, onSaved, onClose }: ClassDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { data: years = [] } = useQuery(unitYearsQuery(unitId));
  const form = useClassForm({ unitId, one, years, onSaved });
  const name = one ? nameOf(one) : '';
  const isRenamed =
    form.draft.gradeName.trim() !== form.start.gradeName ||
    form.draft.className.trim() !== form.start.className;
  return (
    <FormDialog
      form={form}
      title={one ? t('administration.form.edit', { name }) : t('administration.form.create')}
      saveLabel={t(one ? 'administration.form.save' : 'administration.form.add')}
      onClose={onClose}
    >
      <FormNotice form={form} conflictTitle={t('administration.form.conflict', { name })} />
      <ClassFormFields form={form} unitId={unitId} />
      {one && isRenamed ? (
        <Text role="status" fontSize="sm" color="fg.muted">
          {t('administration.form.renameHint', { count: one.pupils })}
        </Text>
      ) : null}
    </FormDialog>
  );
}
