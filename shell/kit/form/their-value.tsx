import type { ReactElement } from 'react';
import { useTranslations } from '../../core/language/index.ts';
import { Button, Flex, Text } from '../ui/index.ts';
import type { MessageId } from './message-id.ts';

export interface TheirValueProps {
  /** Label of the field. */
  field: string;
  value: string;
  onTake: () => void;
}

/** What somebody else saved in a field, beside what stands in the form. */
export function TheirValue({ field, value, onTake }: TheirValueProps): ReactElement {
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
        {value ? t('form.conflict.theirs', { value }) : t('form.conflict.theirsEmpty')}
      </Text>
      <Button
        variant="plain"
        size="sm"
        minHeight={{ base: '11', md: '9' }}
        aria-label={t('form.conflict.takeField', { field })}
        onClick={onTake}
      >
        {t('form.conflict.take')}
      </Button>
    </Flex>
  );
}
