import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Button, Flex, Text } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';

export interface TheirValueProps {
  /** Label of the field. */
  field: string;
  value: string;
  onTake: () => void;
}

/** What somebody else saved in a field, beside what stands in the form. */
export const TheirValue = ({ field, value, onTake }: TheirValueProps): ReactElement => {
  const t = useTranslations<MessageId>();
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="2"
      marginTop="1"
      paddingInline="3"
      borderRadius="control"
      bg="orange.subtle"
      color="orange.fg"
      fontSize="sm"
    >
      <Text overflowWrap="anywhere" minWidth="0">
        {value ? t('people.conflict.theirs', { value }) : t('people.conflict.theirsEmpty')}
      </Text>
      <Button
        variant="plain"
        size="sm"
        minHeight={{ base: '11', md: '9' }}
        aria-label={t('people.conflict.takeField', { field })}
        onClick={onTake}
      >
        {t('people.conflict.take')}
      </Button>
    </Flex>
  );
};
