import { Plus, X } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex, IconButton, Input, Text } from 'shell/ui';
import { campusNameLimit, maxCampuses } from '#shared/contracts';
import { createId } from '#shared/new-id';
import { PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { type DraftCampus, withCampus, withName, withoutCampus } from './unit-draft.ts';

export interface CampusLinesProps {
  campuses: readonly DraftCampus[];
  problem: string | undefined;
  onChange: (campuses: readonly DraftCampus[]) => void;
}

/** The campuses of a unit, one line each. */
export function CampusLines({ campuses, problem, onChange }: CampusLinesProps): ReactElement {
  const t = useTranslations<MessageId>();
  const headingId = useId();
  const problemId = useId();
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Text id={headingId} fontWeight="500" fontSize="sm">
        {t('administration.unit.campuses')}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {t('administration.unit.campusHelp')}
      </Text>
      <PlainList>
        {campuses.map(({ key, name }, at) => (
          <li key={key}>
            <Flex gap="2" align="center" marginTop="2">
              <Input
                aria-label={t('administration.unit.campusName', { number: at + 1 })}
                aria-describedby={problem ? problemId : undefined}
                maxLength={campusNameLimit}
                autoComplete="off"
                value={name}
                onChange={(event) => onChange(withName(campuses, key, event.currentTarget.value))}
              />
              <IconButton
                variant="ghost"
                minHeight={{ base: '11', md: '9' }}
                minWidth={{ base: '11', md: '9' }}
                aria-label={t('administration.unit.campusRemove', { number: at + 1 })}
                onClick={() => onChange(withoutCampus(campuses, key))}
              >
                <X size={18} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </Flex>
          </li>
        ))}
      </PlainList>
      <Text id={problemId} role="alert" fontSize="sm" color="fg.error">
        {problem}
      </Text>
      <Button
        variant="outline"
        size="sm"
        minHeight={{ base: '11', md: '9' }}
        marginTop="2"
        disabled={campuses.length >= maxCampuses}
        onClick={() => onChange(withCampus(campuses, createId()))}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        {t('administration.unit.campusAdd')}
      </Button>
    </Box>
  );
}
