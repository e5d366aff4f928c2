import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { NativeSelect } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Field, Text } from 'shell/ui';
import { type FamilyClass, familyCodesCreate, maxCodesPerPupil } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { KeptUnit } from '../unit/unit-view.tsx';
import { ClassSelect } from './class-select.tsx';
import { familiesKey } from './family-queries.ts';
import { Slips } from './slips.tsx';
import { SlipsDialog } from './slips-dialog.tsx';

export interface CodesDialogProps {
  unit: KeptUnit;
  classes: readonly FamilyClass[];
  /** The class that the list shows; empty for all. */
  chosen: string;
  onClose: () => void;
}

/** Makes the codes of a class and shows them as slips, this once. */
export function CodesDialog({ unit, classes, chosen, onClose }: CodesDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const [classId, setClassId] = useState(chosen || classes[0]?.classId || '');
  const [perPupil, setPerPupil] = useState(1);
  const one = classes.find((each) => each.classId === classId);
  const className = one ? nameOf(one) : '';
  const { data, isPending, mutate } = useMutation({
    mutationFn: () => request(familyCodesCreate, { unitId: unit.unitId, classId, perPupil }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: familiesKey }),
  });
  const made = data && {
    count: data.slips.length,
    status: t(data.slips.length > 0 ? 'administration.codes.once' : 'administration.codes.nobody'),
    sheet: <Slips {...data} unitName={unit.name} className={className} />,
  };
  return (
    <SlipsDialog
      title={
        made ? t('administration.codes.title', { name: className }) : t('administration.families.makeCodes')
      }
      makeLabel={t('administration.codes.make')}
      canMake={one !== undefined}
      isMaking={isPending}
      made={made}
      onMake={mutate}
      onClose={onClose}
    >
      <Text>{t('administration.codes.text')}</Text>
      <ClassSelect classes={classes} value={classId} onChoose={setClassId} />
      <Field label={t('administration.codes.perPupil')}>
        <NativeSelect
          options={Array.from({ length: maxCodesPerPupil }, (_, at) => ({
            value: String(at + 1),
            label: String(at + 1),
          }))}
          value={String(perPupil)}
          onChange={({ currentTarget }) => setPerPupil(Number(currentTarget.value))}
        />
      </Field>
      <Text fontSize="sm" color="fg.muted">
        {t('administration.codes.warning')}
      </Text>
    </SlipsDialog>
  );
}
