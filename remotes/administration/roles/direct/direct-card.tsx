import { useQuery } from '@tanstack/react-query';
import { Pencil, UserRoundPlus } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import { QueryView } from 'shell/app';
import { Pagination } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, Flex, Heading, IconButton, Text } from 'shell/ui';
import { LineItem, PlainList } from '../../items/plain-list.tsx';
import type { MessageId } from '../../messages/message-id.ts';
import type { FoundPerson } from '../../people/person-search.tsx';
import { ChoosePersonDialog } from './choose-person-dialog.tsx';
import { DirectDialog } from './direct-dialog.tsx';
import { directPeopleQuery } from './direct-queries.ts';

type Task = { readonly kind: 'choose' } | { readonly kind: 'grant'; readonly person: FoundPerson };

/** Who holds permissions of her own, beside her roles; and the way to grant some. */
export function DirectCard({ unitId }: { unitId: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const id = useId();
  const [page, setPage] = useState(1);
  const [task, setTask] = useState<Task>();
  const query = useQuery(directPeopleQuery(unitId, page));
  const close = (): void => setTask(undefined);
  return (
    <Card as="section" aria-labelledby={id} padding="0">
      <Flex wrap="wrap" align="center" gap="3" padding={{ base: '4', md: '5' }}>
        <Box flex="1 1 16rem" minWidth="0">
          <Heading as="h2" size="md" id={id}>
            {t('administration.direct.title')}
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {t('administration.direct.text')}
          </Text>
        </Box>
        <Button
          variant="outline"
          minHeight={{ base: '11', md: '10' }}
          onClick={() => setTask({ kind: 'choose' })}
        >
          <UserRoundPlus size={18} strokeWidth={1.75} aria-hidden />
          {t('administration.direct.grant')}
        </Button>
      </Flex>
      <Box paddingInline={{ base: '4', md: '5' }} paddingBottom={{ base: '4', md: '5' }}>
        <QueryView query={query}>
          {({ list, total, pages, page: shown }) =>
            total === 0 ? (
              <Text color="fg.muted">{t('administration.direct.nobody')}</Text>
            ) : (
              <>
                <PlainList aria-labelledby={id}>
                  {list.map((person) => (
                    <DirectLine
                      key={person.userId}
                      person={person}
                      count={person.grants}
                      onEdit={() => setTask({ kind: 'grant', person })}
                    />
                  ))}
                </PlainList>
                {pages > 1 || shown > 1 ? (
                  <Pagination page={shown} pages={Math.max(1, pages)} total={total} onPageChange={setPage} />
                ) : null}
              </>
            )
          }
        </QueryView>
      </Box>
      {task?.kind === 'choose' ? (
        <ChoosePersonDialog
          unitId={unitId}
          onChoose={(person) => setTask({ kind: 'grant', person })}
          onClose={close}
        />
      ) : null}
      {task?.kind === 'grant' ? <DirectDialog unitId={unitId} person={task.person} onClose={close} /> : null}
    </Card>
  );
}

interface DirectLineProps {
  person: FoundPerson;
  count: number;
  onEdit: () => void;
}

function DirectLine({ person, count, onEdit }: DirectLineProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <LineItem>
      <Flex align="center" gap="3">
        <Box flex="1" minWidth="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {person.realName}
          </Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {`${person.loginName} · ${t('administration.direct.count', { count })}`}
          </Text>
        </Box>
        <IconButton
          variant="ghost"
          minHeight={{ base: '11', md: '9' }}
          minWidth={{ base: '11', md: '9' }}
          aria-label={t('administration.direct.edit', { name: person.realName })}
          onClick={onEdit}
        >
          <Pencil size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Flex>
    </LineItem>
  );
}
