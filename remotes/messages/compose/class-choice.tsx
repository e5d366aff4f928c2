import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Checkbox, chakra, Text } from 'shell/ui';
import type { MessageAudience } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { classKey } from './draft.ts';

const Group = chakra('fieldset', { base: { minWidth: '0' } });
const Legend = chakra('legend', { base: { fontWeight: '500', marginBottom: '1' } });

export interface ClassChoiceProps {
  audiences: readonly MessageAudience[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** The classes that a message goes to. */
export function ClassChoice({ audiences, chosen, error, onChange }: ClassChoiceProps): ReactElement {
  const t = useTranslations<MessageId>();
  const toggle = (key: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key));
  return (
    <Group aria-invalid={error ? true : undefined}>
      <Legend>{t('messages.send.classes')}</Legend>
      <Box
        maxHeight="14rem"
        overflowY="auto"
        borderWidth="1px"
        borderColor={error ? 'border.error' : 'border.control'}
        borderRadius="control"
        paddingInline="3"
      >
        {audiences.map((audience) => {
          const key = classKey(audience);
          const { students, parents } = audience;
          return (
            <Box key={key} paddingBlock={{ base: '1.5', md: '0' }}>
              <Checkbox
                checked={chosen.includes(key)}
                onChange={({ currentTarget }) => toggle(key, currentTarget.checked)}
              >
                {t('messages.send.class', { name: key, students, parents })}
              </Checkbox>
            </Box>
          );
        })}
      </Box>
      <Text role="alert" fontSize="sm" color="fg.error" marginTop={error ? '1' : '0'}>
        {error}
      </Text>
    </Group>
  );
}
