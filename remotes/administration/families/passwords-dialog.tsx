import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { NativeSelect } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { request } from 'shell/request';
import { type Translate, useTranslations } from 'shell/session';
import { Field, Text } from 'shell/ui';
import {
  type AnswerOf,
  type FamilyClass,
  passwordSlipsMake,
  type SlipAudience,
  slipAudiences,
} from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { KeptUnit } from '../unit/unit-view.tsx';
import { ClassSelect } from './class-select.tsx';
import { PasswordSlips } from './password-slips.tsx';
import { SlipsDialog } from './slips-dialog.tsx';

type Made = AnswerOf<typeof passwordSlipsMake>;

export interface PasswordsDialogProps {
  unit: KeptUnit;
  classes: readonly FamilyClass[];
  /** The class that the list shows; empty for all. */
  chosen: string;
  onClose: () => void;
}

/** Gives first passwords to people who have never chosen one, and shows them as slips, this once. */
export function PasswordsDialog({ unit, classes, chosen, onClose }: PasswordsDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  // The groups that are no class are those of who may reset any password.
  const isOfUnit = useMaySend()({ needs: ['base:reset-pwd'] });
  const [classId, setClassId] = useState(chosen || classes[0]?.classId || '');
  const [audience, setAudience] = useState<SlipAudience>('students');
  const isOfClass = audience === 'students' || audience === 'parents';
  const one = isOfClass ? classes.find((each) => each.classId === classId) : undefined;
  const [data, setData] = useState<Made>();
  const isStopped = useRef(false);
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const of = { unitId: unit.unitId, audience, classId: one?.classId ?? '' };
      for (let after: string | undefined = ''; after !== undefined && !isStopped.current; ) {
        const part: Made = await request(passwordSlipsMake, { ...of, after });
        // The first part counts everybody; later ones leave out who stands before them.
        setData((before) => ({
          ...(before ?? part),
          slips: [...(before?.slips ?? []), ...part.slips],
          remaining: part.remaining,
        }));
        after = part.remaining > 0 ? part.slips.at(-1)?.loginName : undefined;
      }
    },
  });
  const about = [unit.name, one ? nameOf(one) : ''].filter(Boolean).join(' ');
  const made = data && {
    count: data.slips.length,
    ...describeMade(data, isPending, t),
    sheet: <PasswordSlips slips={data.slips} about={about} />,
  };
  return (
    <SlipsDialog
      title={t('administration.passwords.title')}
      makeLabel={t('administration.passwords.make')}
      canMake={!isOfClass || one !== undefined}
      isMaking={isPending}
      made={made}
      onMake={mutate}
      onStop={() => {
        isStopped.current = true;
      }}
      onClose={onClose}
    >
      <Text>{t('administration.passwords.text')}</Text>
      <Field label={t('administration.passwords.audience')}>
        <NativeSelect
          options={slipAudiences
            .filter((each) => isOfUnit || each === 'students' || each === 'parents')
            .map((value) => ({ value, label: t(`administration.passwords.${value}`) }))}
          value={audience}
          onChange={({ currentTarget: { value } }) =>
            setAudience(slipAudiences.find((each) => each === value) ?? 'students')
          }
        />
      </Field>
      {isOfClass ? <ClassSelect classes={classes} value={classId} onChoose={setClassId} /> : null}
      <Text fontSize="sm" color="fg.muted">
        {t('administration.passwords.warning')}
      </Text>
    </SlipsDialog>
  );
}

/** Says of slips how many there are, and of people why they get none. */
function describeMade(
  { slips: { length: count }, settled, remaining, withheld }: Made,
  isPending: boolean,
  t: Translate<MessageId>,
): { status: string; notes: string[] } {
  const others = t('administration.passwords.others', { settled, remaining });
  const above = withheld > 0 ? t('administration.passwords.withheld', { count: withheld }) : '';
  if (isPending) return { status: t('administration.passwords.making', { count }), notes: [others, above] };
  if (count > 0) return { status: t('administration.passwords.once'), notes: [others, above] };
  return { status: above || t('administration.passwords.nobody'), notes: [others] };
}
