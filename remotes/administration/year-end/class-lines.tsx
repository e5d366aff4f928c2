import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Flex, Text } from 'shell/ui';
import { useNarrow } from '#shared/viewport';
import { nameOf } from '../class/class-name.ts';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { ClassLine, Preview } from './end-draft.ts';
import { LineNames, OutcomeSelect, PupilsButton, PupilsCount } from './line-controls.tsx';

export interface ClassLinesProps {
  preview: Preview;
  /** True once the form was sent: then what nobody has said is a problem. */
  isChecked: boolean;
  onChange: (line: ClassLine) => void;
  /** Opens what single pupils of a class do. */
  onPupils: (classId: string) => void;
}

const columns = ['class', 'outcome', 'next', 'pupils'] as const;

/** Each class with what becomes of it: a table, on phones a list of cards. */
export function ClassLines({ preview, isChecked, onChange, onPupils }: ClassLinesProps): ReactElement {
  const t = useTranslations<MessageId>();
  const caption = t('administration.yearEnd.caption');
  const control = { isChecked, onChange, onPupils };
  if (useNarrow())
    return (
      <PlainList aria-label={caption}>
        {preview.classes.map((shown) => (
          <CardItem key={shown.one.classId}>
            <Flex justify="space-between" align="center" gap="2" marginBottom="2">
              <Text fontWeight="600">{nameOf(shown.one)}</Text>
              <PupilsCount shown={shown} />
            </Flex>
            <OutcomeSelect shown={shown} {...control} />
            <LineNames shown={shown} {...control} />
            <PupilsButton shown={shown} {...control} />
          </CardItem>
        ))}
      </PlainList>
    );
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={[
          ...columns.map((column) => ({ key: column, label: t(`administration.yearEnd.column.${column}`) })),
          { key: 'alone', label: t('administration.yearEnd.column.alone'), isHidden: true },
        ]}
      />
      <tbody>
        {preview.classes.map((shown) => (
          <ListTable.Row key={shown.one.classId}>
            <ListTable.Cell fontWeight="600">{nameOf(shown.one)}</ListTable.Cell>
            <ListTable.Cell>
              <OutcomeSelect shown={shown} {...control} />
            </ListTable.Cell>
            <ListTable.Cell>
              <LineNames shown={shown} {...control} />
            </ListTable.Cell>
            <ListTable.Cell whiteSpace="nowrap">
              <PupilsCount shown={shown} />
            </ListTable.Cell>
            <ListTable.Cell>
              <PupilsButton shown={shown} {...control} />
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}
