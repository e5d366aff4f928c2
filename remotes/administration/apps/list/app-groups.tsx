import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Card, Flex, Heading, IconButton, Stack } from 'shell/ui';
import type { UnitAppGroup, UnitApps } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../../messages/message-id.ts';
import { useAudienceWords } from '../use-audience-words.ts';
import { AppRow } from './app-row.tsx';
import type { AppTask } from './app-task.ts';
import { moveApp, moveGroup, neighbourOf } from './move-within.ts';
import { RowList, SortableRows } from './sortable-rows.tsx';
import { useOrder } from './use-order.ts';

export interface AppGroupsProps {
  unitId: string;
  data: UnitApps;
  onTask: (task: AppTask) => void;
}

/** The groups with their apps, in the order of the unit, which can be changed. */
export function AppGroups({ unitId, data, onTask }: AppGroupsProps): ReactElement {
  const { groups } = data;
  const { language } = useLanguage();
  const save = useOrder(unitId);
  const audienceOf = useAudienceWords(data.classes);
  const names = new Map(
    groups.flatMap(({ apps }) =>
      apps.map(({ code, name, englishName }) => [code, localName(language, name, englishName)]),
    ),
  );
  const nameOf = (code: string): string => names.get(code) ?? code;
  return (
    <Stack gap="5">
      {groups.map((group, at) => (
        <Group
          key={group.code}
          group={group}
          isFirst={at === 0}
          isLast={at === groups.length - 1}
          onMove={(by) => save(moveGroup(groups, group.code, by))}
        >
          {(caption) => (
            <SortableRows
              codes={group.apps.map(({ code }) => code)}
              nameOf={nameOf}
              onMove={(from, to) => save(moveApp(groups, from, to))}
            >
              <RowList aria-label={caption}>
                {group.apps.map((app) => (
                  <AppRow
                    key={app.code}
                    app={app}
                    name={nameOf(app.code)}
                    audience={audienceOf(app)}
                    onTask={onTask}
                    moveTo={(by) => {
                      const to = neighbourOf(group, app.code, by);
                      return to === undefined ? undefined : () => save(moveApp(groups, app.code, to));
                    }}
                  />
                ))}
              </RowList>
            </SortableRows>
          )}
        </Group>
      ))}
    </Stack>
  );
}

interface GroupProps {
  group: UnitAppGroup;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  children: (caption: string) => ReactElement;
}

function Group({ group, isFirst, isLast, onMove, children }: GroupProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const headingId = useId();
  const name = localName(language, group.name, group.englishName);
  const edge = { base: '11', md: '9' } as const;
  const move = (by: 1 | -1, isOff: boolean): ReactElement => {
    const label = t(by < 0 ? 'administration.apps.groupUp' : 'administration.apps.groupDown', { name });
    const Icon = by < 0 ? ArrowUp : ArrowDown;
    return (
      <IconButton
        variant="ghost"
        minHeight={edge}
        minWidth={edge}
        aria-label={label}
        title={label}
        // Not disabled: the focus would be lost when a group has come to the end.
        aria-disabled={isOff}
        opacity={isOff ? '0.4' : '1'}
        onClick={() => (isOff ? undefined : onMove(by))}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    );
  };
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Flex align="center" gap="1" marginBottom="1">
        <Heading as="h2" id={headingId} size="sm" color="fg.muted" flex="1" minWidth="0" truncate>
          {name}
        </Heading>
        {move(-1, isFirst)}
        {move(1, isLast)}
      </Flex>
      <Card padding="0">{children(name)}</Card>
    </Box>
  );
}
