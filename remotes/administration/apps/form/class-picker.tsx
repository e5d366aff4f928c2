import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Checkbox, chakra, Flex, Text } from 'shell/ui';
import type { PickedClass } from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';
import { type Grade, groupByGrade, stateOfGrade, withClasses } from '../class-groups.ts';

const Fieldset = chakra('fieldset', { base: { minWidth: '0' } });
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'medium' } });

export interface ClassPickerProps {
  classes: readonly PickedClass[];
  /** Ids of classes. */
  chosen: readonly string[];
  onChange: (classIds: string[]) => void;
}

/** Grades and classes; a grade is all of its classes. None chosen is all of them. */
export function ClassPicker({ classes, chosen, onChange }: ClassPickerProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Fieldset>
      <Legend>{t('administration.apps.classes')}</Legend>
      <Text fontSize="sm" color="fg.muted" marginBottom="1">
        {t('administration.apps.classesHint')}
      </Text>
      <Box
        maxHeight="16rem"
        overflowY="auto"
        borderWidth="1px"
        borderColor="border.muted"
        borderRadius="control"
        paddingInline="3"
        paddingBlock="1"
      >
        {groupByGrade(classes).map((grade) => (
          <GradeRow key={grade.gradeName} grade={grade} chosen={chosen} onChange={onChange} />
        ))}
      </Box>
    </Fieldset>
  );
}

function GradeRow({
  grade,
  chosen,
  onChange,
}: Omit<ClassPickerProps, 'classes'> & { grade: Grade }): ReactElement {
  const { gradeName, classes } = grade;
  const state = stateOfGrade(grade, chosen);
  return (
    <Flex
      wrap="wrap"
      columnGap="4"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: '0' }}
    >
      {gradeName ? (
        <Box minWidth="24" fontWeight="500">
          <Checkbox
            ref={(box: HTMLInputElement | null) => {
              if (box) box.indeterminate = state === 'some';
            }}
            checked={state === 'all'}
            onChange={(event) => onChange(withClasses(chosen, classes, event.currentTarget.checked))}
          >
            {gradeName}
          </Checkbox>
        </Box>
      ) : null}
      {classes.map((one) => (
        <Checkbox
          key={one.classId}
          aria-label={`${gradeName} ${one.className}`.trim()}
          checked={chosen.includes(one.classId)}
          onChange={(event) => onChange(withClasses(chosen, [one], event.currentTarget.checked))}
        >
          {one.className}
        </Checkbox>
      ))}
    </Flex>
  );
}
