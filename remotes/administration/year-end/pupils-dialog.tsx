import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { Dialog, NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, Text } from 'shell/ui';
import type { NewClass } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import { type Preview, type PreviewedClass, type PupilLine, withPupil } from './end-draft.ts';
import type { EndFormState } from './use-end-form.ts';
import { type ListedPupil, pupilsQuery } from './year-end-queries.ts';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: { paddingBlock: '2', borderBottomWidth: '1px', borderColor: 'border.muted' },
});

export interface PupilsDialogProps {
  unitId: string;
  shown: PreviewedClass;
  preview: Preview;
  form: EndFormState;
  onClose: () => void;
}

/** What each pupil of a class does: what the class does, or something of her own. It stands in the form at once. */
export function PupilsDialog({ unitId, shown, preview, form, onClose }: PupilsDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { one } = shown;
  return (
    <Dialog
      open
      title={t('administration.yearEnd.pupilsOf', { name: nameOf(one) })}
      onClose={onClose}
      footer={
        <Button minHeight={{ base: '11', md: '10' }} onClick={onClose}>
          {t('administration.yearEnd.close')}
        </Button>
      }
    >
      <QueryView query={useQuery(pupilsQuery(unitId, one.classId))}>
        {(pupils) => (
          <List aria-label={t('administration.yearEnd.pupilsOf', { name: nameOf(one) })}>
            {pupils.map((pupil) => (
              <PupilRow
                key={pupil.userId}
                pupil={pupil}
                targets={targetsOf(shown, preview)}
                line={form.draft.pupils.find(({ userId }) => userId === pupil.userId)}
                onChange={(change) => {
                  const { userId, realName } = pupil;
                  const line = change && { userId, realName, classId: one.classId, ...change };
                  form.change(withPupil(form.draft, userId, line));
                }}
              />
            ))}
          </List>
        )}
      </QueryView>
    </Dialog>
  );
}

type Change = Pick<PupilLine, 'outcome' | 'gradeName' | 'className'>;

interface PupilRowProps {
  pupil: ListedPupil;
  targets: readonly Target[];
  line: PupilLine | undefined;
  onChange: (change: Change | undefined) => void;
}

function PupilRow({ pupil, targets, line, onChange }: PupilRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { realName: name, loginName } = pupil;
  const chosen = !line ? '' : line.outcome === 'leave' ? 'leave' : keyOf(line);
  const isGone = chosen !== '' && chosen !== 'leave' && !targets.some((one) => keyOf(one.names) === chosen);
  return (
    <Item>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <Box flex="1 1 8rem" minWidth="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {loginName}
          </Text>
        </Box>
        <Box flex="1 1 12rem">
          <NativeSelect
            aria-label={t('administration.yearEnd.pupilDoes', { name })}
            aria-invalid={isGone ? true : undefined}
            options={[
              { value: '', label: t('administration.yearEnd.along') },
              { value: 'leave', label: t('administration.yearEnd.leaves') },
              ...targets.map(({ names, isSameGrade }) => ({
                value: keyOf(names),
                label: t(isSameGrade ? 'administration.yearEnd.staysIn' : 'administration.yearEnd.goesTo', {
                  name: nameOf(names),
                }),
              })),
              ...(isGone ? [{ value: chosen, label: t('administration.yearEnd.noClass') }] : []),
            ]}
            value={chosen}
            onChange={({ currentTarget: { value } }) => onChange(changeOf(value, targets))}
          />
        </Box>
      </Flex>
    </Item>
  );
}

interface Target {
  readonly names: NewClass;
  /** The pupil stays in the grade that she is in. */
  readonly isSameGrade: boolean;
}

/** Classes of the same grade come first: to stay back is the most frequent reason. */
function targetsOf({ one, line }: PreviewedClass, { after }: Preview): Target[] {
  const own = line.outcome === 'stay' ? keyOf(one) : keyOf(line);
  return after
    .filter((names) => keyOf(names) !== own)
    .map((names) => ({ names, isSameGrade: one.gradeName !== '' && names.gradeName === one.gradeName }))
    .toSorted((first, second) => Number(second.isSameGrade) - Number(first.isSameGrade));
}

function changeOf(value: string, targets: readonly Target[]): Change | undefined {
  if (value === 'leave') return { outcome: 'leave', gradeName: '', className: '' };
  const target = targets.find(({ names }) => keyOf(names) === value);
  if (!target) return undefined;
  const { gradeName, className } = target.names;
  return { outcome: 'move', gradeName, className };
}

function keyOf({ gradeName, className }: NewClass): string {
  return JSON.stringify([gradeName, className]);
}
