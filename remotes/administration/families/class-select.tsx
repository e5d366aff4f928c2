import type { ReactElement } from 'react';
import { NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Field } from 'shell/ui';
import type { FamilyClass } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import type { MessageId } from '../messages/message-id.ts';

export interface ClassSelectProps {
  classes: readonly FamilyClass[];
  /** The id of a class. */
  value: string;
  onChoose: (classId: string) => void;
}

/** One of the classes that somebody keeps. */
export function ClassSelect({ classes, value, onChoose }: ClassSelectProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Field label={t('administration.column.name')}>
      <NativeSelect
        options={classes.map((each) => ({ value: each.classId, label: nameOf(each) }))}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </Field>
  );
}
