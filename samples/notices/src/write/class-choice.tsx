import { type ReactElement, useId } from 'react';
import { useTranslations } from 'shell/session';
import { Button, Checkbox, chakra, Flex, Text } from 'shell/ui';
import type { NoticeClass } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';

const Fieldset = chakra('fieldset', { base: { minWidth: '0' } });
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'medium', marginBottom: '1' } });

interface ClassChoiceProps {
  classes: readonly NoticeClass[];
  chosen: readonly string[];
  problem: string | undefined;
  onChange: (classIds: string[]) => void;
}

/** The classes that a notice is for. */
export function ClassChoice({ classes, chosen, problem, onChange }: ClassChoiceProps): ReactElement {
  const t = useTranslations<MessageId>();
  const problemId = useId();
  const isAll = chosen.length === classes.length;
  const toggle = (classId: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, classId] : chosen.filter((each) => each !== classId));
  return (
    <Fieldset aria-describedby={problem ? problemId : undefined}>
      <Legend>{t('notices.write.classes')}</Legend>
      <Flex wrap="wrap" columnGap="5" rowGap="1" align="center">
        {classes.map(({ classId, name }) => (
          <Flex key={classId} minHeight={{ base: '11', md: '8' }} align="center">
            <Checkbox
              checked={chosen.includes(classId)}
              onChange={({ target }) => toggle(classId, target.checked)}
            >
              {name}
            </Checkbox>
          </Flex>
        ))}
        {classes.length > 2 ? (
          <Button
            size="sm"
            variant="ghost"
            minHeight={{ base: '11', md: '8' }}
            onClick={() => onChange(isAll ? [] : classes.map(({ classId }) => classId))}
          >
            {t(isAll ? 'notices.write.none' : 'notices.write.all')}
          </Button>
        ) : null}
      </Flex>
      {problem ? (
        <Text id={problemId} role="alert" fontSize="sm" color="fg.error">
          {problem}
        </Text>
      ) : null}
    </Fieldset>
  );
}
