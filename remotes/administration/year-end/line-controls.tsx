import { type ReactElement, useId } from 'react';
import { NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex, Input, Text } from 'shell/ui';
import { classOutcomes } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { ClassLine, PreviewedClass } from './end-draft.ts';

interface LineControlProps {
  shown: PreviewedClass;
  isChecked: boolean;
  onChange: (line: ClassLine) => void;
  onPupils: (classId: string) => void;
}

/** Whether the class goes up, stays as it is, or leaves the school. */
export function OutcomeSelect({ shown, isChecked, onChange }: LineControlProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { one, line } = shown;
  const options = classOutcomes.map((value) => ({
    value: String(value),
    label: t(`administration.yearEnd.outcome.${value}`),
  }));
  const none = { value: '', label: t('administration.yearEnd.outcome.none') };
  return (
    <NativeSelect
      aria-label={t('administration.yearEnd.outcomeOf', { name: nameOf(one) })}
      aria-invalid={line.outcome === '' && isChecked ? true : undefined}
      options={line.outcome === '' ? [none, ...options] : options}
      value={line.outcome}
      onChange={({ currentTarget: { value } }) => {
        const outcome = classOutcomes.find((known) => known === value) ?? '';
        onChange({ ...line, outcome });
      }}
    />
  );
}

/** The names that a class gets, and what is wrong with them. */
export function LineNames({ shown, onChange }: LineControlProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const noteId = useId();
  const { one, line, problem } = shown;
  const isShown = problem !== undefined && (problem !== 'unnamed' || line.outcome === 'move');
  const name = nameOf(one);
  return (
    <Box>
      {line.outcome === 'move' ? (
        <Flex gap="2" marginTop={{ base: '2', md: '0' }}>
          {(['gradeName', 'className'] as const).map((field) => (
            <Input
              key={field}
              aria-label={t(`administration.yearEnd.${field}Of`, { name })}
              aria-invalid={isShown && (field === 'className' || problem !== 'unnamed') ? true : undefined}
              aria-describedby={isShown ? noteId : undefined}
              autoComplete="off"
              maxLength={32}
              minWidth="0"
              value={line[field]}
              onChange={(event) => onChange({ ...line, [field]: event.currentTarget.value })}
            />
          ))}
        </Flex>
      ) : null}
      {isShown ? (
        <Text id={noteId} fontSize="sm" color="fg.error" marginTop="1">
          {t(`administration.yearEnd.problem.${problem}`)}
        </Text>
      ) : null}
    </Box>
  );
}

/** How many pupils the class has, and has afterwards where that differs. */
export function PupilsCount({ shown: { one, pupils } }: { shown: PreviewedClass }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Text as="span" fontVariantNumeric="tabular-nums">
      {pupils === one.pupils
        ? t('administration.yearEnd.pupils', { count: pupils })
        : t('administration.yearEnd.pupilsThen', { now: one.pupils, count: pupils })}
    </Text>
  );
}

/** Opens what single pupils do; says how many do something else. */
export function PupilsButton({ shown, onPupils }: LineControlProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { one, exceptions } = shown;
  const label = t('administration.yearEnd.alone', { count: exceptions });
  return (
    <Button
      variant="outline"
      size="sm"
      minHeight={{ base: '11', md: '9' }}
      marginTop={{ base: '2', md: '0' }}
      disabled={one.pupils === 0}
      aria-label={`${label} ${nameOf(one)}`}
      onClick={() => onPupils(one.classId)}
    >
      {label}
    </Button>
  );
}
