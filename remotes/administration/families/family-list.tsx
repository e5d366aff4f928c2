import { HeartHandshake } from 'lucide-react';
import type { ReactElement } from 'react';
import { ListTable, Pagination } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, EmptyState, Text } from 'shell/ui';
import type { AnswerOf, familyLinksList, PupilFamily } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import { nameOf } from '../class/class-name.ts';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { type FamiliesQuery, isNarrowed } from './families-query.ts';
import { CodesLeft, ParentNames, PupilTitle } from './family-texts.tsx';

export interface FamilyListProps {
  data: AnswerOf<typeof familyLinksList>;
  query: FamiliesQuery;
  caption: string;
  /** True while another page is on its way. */
  isBusy: boolean;
  onPage: (page: number) => void;
  onParents: (pupil: PupilFamily) => void;
}

/** A page of pupils as table or cards, or what to do when there is none. */
export function FamilyList(props: FamilyListProps): ReactElement {
  const { data, query, caption, isBusy, onPage, onParents } = props;
  const t = useTranslations<MessageId>();
  const View = useNarrow() ? Cards : Rows;
  if (data.total === 0)
    return (
      <EmptyState
        icon={<HeartHandshake size={40} strokeWidth={1.25} aria-hidden />}
        title={t(isNarrowed(query) ? 'administration.families.noMatch' : 'administration.families.none')}
        text={t(isNarrowed(query) ? 'administration.noMatch.hint' : 'administration.families.noneHint')}
      />
    );
  return (
    <Box aria-busy={isBusy} opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out 200ms">
      <View pupils={data.list} caption={caption} onParents={onParents} />
      <Box padding="3">
        <Pagination
          page={data.page}
          pages={Math.max(1, data.pages)}
          total={data.total}
          onPageChange={onPage}
        />
      </Box>
    </Box>
  );
}

interface ViewProps {
  pupils: readonly PupilFamily[];
  caption: string;
  onParents: (pupil: PupilFamily) => void;
}

function Rows({ pupils, caption, onParents }: ViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={[
          { key: 'pupil', label: t('administration.families.pupil') },
          { key: 'class', label: t('administration.column.name') },
          { key: 'parents', label: t('administration.families.parents') },
          { key: 'codes', label: t('administration.families.codes') },
        ]}
      />
      <tbody>
        {pupils.map((pupil) => (
          <ListTable.Row key={pupil.userId}>
            <ListTable.Cell>
              <PupilTitle pupil={pupil} onParents={onParents} />
            </ListTable.Cell>
            <ListTable.Cell whiteSpace="nowrap">{nameOf(pupil)}</ListTable.Cell>
            <ListTable.Cell>
              <ParentNames pupil={pupil} />
            </ListTable.Cell>
            <ListTable.Cell whiteSpace="nowrap">
              <CodesLeft pupil={pupil} />
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}

function Cards({ pupils, caption, onParents }: ViewProps): ReactElement {
  return (
    <PlainList aria-label={caption}>
      {pupils.map((pupil) => (
        <CardItem key={pupil.userId}>
          <PupilTitle pupil={pupil} onParents={onParents} />
          <Text fontSize="sm" color="fg.muted">
            {nameOf(pupil)}
          </Text>
          <ParentNames pupil={pupil} />
          <CodesLeft pupil={pupil} />
        </CardItem>
      ))}
    </PlainList>
  );
}
