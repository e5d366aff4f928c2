import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../messages/message-id.ts';
import { PupilName } from './pupil-name.tsx';
import { type PupilsProps, StatusChoice } from './status-choice.tsx';
import { useHowMarked } from './use-how-marked.ts';

const columns = ['name', 'status', 'marked'] as const;

/** The pupils of a register as rows. */
export function PupilTable({ pupils, caption, isFaceOffered, onMark }: PupilsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const howMarked = useHowMarked();
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={columns.map((column) => ({ key: column, label: t(`face.register.column.${column}`) }))}
      />
      <tbody>
        {pupils.map((pupil) => (
          <ListTable.Row key={pupil.userId}>
            <ListTable.Cell>
              <PupilName pupil={pupil} isFaceOffered={isFaceOffered} />
            </ListTable.Cell>
            <ListTable.Cell width="26rem">
              <StatusChoice pupil={pupil} onMark={onMark} />
            </ListTable.Cell>
            <ListTable.Cell color="fg.muted" whiteSpace="nowrap" width="12rem">
              {howMarked(pupil)}
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}
