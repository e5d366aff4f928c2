import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Checkbox, Flex, IconButton, Input, Text } from 'shell/ui';
import { type ClassTeacher, subjectLimit } from '#shared/contracts';
import { LineItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';

export interface TeachingLinesProps {
  teaching: readonly ClassTeacher[];
  onChange: (at: number, change: Partial<Pick<ClassTeacher, 'subject' | 'isHead'>>) => void;
  onRemove: (at: number) => void;
}

/** The teachers of a class, each with a subject and whether she is a head teacher. */
export function TeachingLines({ teaching, onChange, onRemove }: TeachingLinesProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <PlainList aria-label={t('administration.teachers.list')}>
      {teaching.map(({ userId, realName: name, loginName, subject, isHead }, at) => (
        // Lines keep their places, and somebody may stand in two.
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id of its own
        <LineItem key={`${userId} ${at}`}>
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
            <Box flex="1 1 8rem" minWidth="0">
              <Text fontWeight="600" overflowWrap="anywhere">
                {name}
              </Text>
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                {loginName}
              </Text>
            </Box>
            <Box flex="1 1 8rem">
              <Input
                aria-label={t('administration.teachers.subjectOf', { name })}
                placeholder={t('administration.teachers.subject')}
                maxLength={subjectLimit}
                autoComplete="off"
                value={subject}
                onChange={(event) => onChange(at, { subject: event.currentTarget.value })}
              />
            </Box>
            <Checkbox
              aria-label={t('administration.teachers.headOf', { name })}
              checked={isHead}
              onChange={(event) => onChange(at, { isHead: event.currentTarget.checked })}
            >
              {t('administration.teachers.head')}
            </Checkbox>
            <IconButton
              variant="ghost"
              minHeight={{ base: '11', md: '9' }}
              minWidth={{ base: '11', md: '9' }}
              marginInlineStart="auto"
              aria-label={t('administration.teachers.remove', { name })}
              onClick={() => onRemove(at)}
            >
              <X size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Flex>
        </LineItem>
      ))}
    </PlainList>
  );
}
