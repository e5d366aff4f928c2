import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box } from 'shell/ui';
import type { ListedClass } from '#shared/contracts';
import type { PlaceNames } from '../class/use-place-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { Task } from '../tasks/task.ts';
import { ClassMenu } from './class-menu.tsx';
import { ClassTitle } from './class-title.tsx';
import { headsOf } from './heads-of.ts';
import { StatusBadge } from './status-badge.tsx';

export interface ClassViewProps {
  classes: readonly ListedClass[];
  caption: string;
  places: PlaceNames;
  onTask: (task: Task) => void;
}

const columns = ['name', 'heads', 'teachers', 'pupils', 'campus', 'year', 'status'] as const;

/** Classes as rows under a header that stays in sight. */
export function ClassTable({ classes, caption, places, onTask }: ClassViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  // Most schools have one campus, and no column of blanks.
  const shown = columns.filter(
    (column) => column !== 'campus' || classes.some((one) => places.campusOf(one)),
  );
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={[
          ...shown.map((column) => ({ key: column, label: t(`administration.column.${column}`) })),
          { key: 'actions', label: t('administration.column.actions'), isHidden: true },
        ]}
      />
      <tbody>
        {classes.map((one) => (
          <ListTable.Row key={one.classId}>
            <ListTable.Cell>
              <ClassTitle one={one} onTask={onTask} />
            </ListTable.Cell>
            <ListTable.Cell>{headsOf(one)}</ListTable.Cell>
            <ListTable.Cell fontVariantNumeric="tabular-nums">{one.teachers}</ListTable.Cell>
            <ListTable.Cell fontVariantNumeric="tabular-nums">{one.pupils}</ListTable.Cell>
            {shown.includes('campus') ? <ListTable.Cell>{places.campusOf(one)}</ListTable.Cell> : null}
            <ListTable.Cell whiteSpace="nowrap">{places.yearOf(one)}</ListTable.Cell>
            <ListTable.Cell>
              <StatusBadge status={one.status} />
            </ListTable.Cell>
            <ListTable.Cell>
              <Box textAlign="end">
                <ClassMenu one={one} onTask={onTask} />
              </Box>
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}
