import { useQuery } from '@tanstack/react-query';
import { Plus, School, User, UsersRound, X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { KeywordField } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, Stack, Text } from 'shell/ui';
import type { DriveTarget } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { targetsQuery } from './shares.ts';
import { useTargetName } from './use-target-name.ts';

const icons = { person: User, class: UsersRound, school: School };
const List = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });

export interface TargetPickerProps {
  chosen: readonly DriveTarget[];
  onChange: (chosen: readonly DriveTarget[]) => void;
}

/** People, classes and the school, found by a word and chosen one by one. */
export function TargetPicker({ chosen, onChange }: TargetPickerProps): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = useTargetName();
  const [keyword, setKeyword] = useState('');
  const targets = useQuery(targetsQuery(keyword));
  const isChosen = (target: DriveTarget): boolean => chosen.some((one) => isSame(one, target));
  return (
    <Stack gap="2">
      <Flex>
        <KeywordField value={keyword} onValueChange={setKeyword} label={t('drive.share.search')} />
      </Flex>
      {chosen.length > 0 ? (
        <Flex wrap="wrap" gap="2" aria-label={t('drive.share.chosen')} role="group">
          {chosen.map((target) => (
            <Button
              key={`${target.kind}:${target.targetId}`}
              size="sm"
              variant="subtle"
              minHeight={{ base: '11', md: '9' }}
              aria-label={t('drive.share.dropTarget', { name: nameOf(target) })}
              onClick={() => onChange(chosen.filter((one) => !isSame(one, target)))}
            >
              {nameOf(target)}
              <X size={16} strokeWidth={1.75} aria-hidden />
            </Button>
          ))}
        </Flex>
      ) : null}
      <Box
        maxHeight="40"
        overflowY="auto"
        borderWidth="1px"
        borderColor="border.muted"
        borderRadius="control"
      >
        <QueryView query={targets}>
          {(found) => {
            const open = found.filter((target) => !isChosen(target));
            if (open.length === 0)
              return (
                <Text padding="3" fontSize="sm" color="fg.muted">
                  {t('drive.share.noTarget')}
                </Text>
              );
            return (
              <List aria-label={t('drive.share.found')}>
                {open.map((target) => {
                  const Icon = icons[target.kind];
                  return (
                    <li key={`${target.kind}:${target.targetId}`}>
                      <Button
                        variant="ghost"
                        width="full"
                        justifyContent="flex-start"
                        minHeight={{ base: '11', md: '9' }}
                        onClick={() => onChange([...chosen, target])}
                      >
                        <Icon size={18} strokeWidth={1.75} aria-hidden />
                        <Text as="span" flex="1" textAlign="start" truncate>
                          {nameOf(target)}
                        </Text>
                        <Plus size={16} strokeWidth={1.75} aria-hidden />
                      </Button>
                    </li>
                  );
                })}
              </List>
            );
          }}
        </QueryView>
      </Box>
    </Stack>
  );
}

function isSame(one: DriveTarget, other: DriveTarget): boolean {
  return one.kind === other.kind && one.targetId === other.targetId;
}
