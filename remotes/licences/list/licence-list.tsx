import type { ReactElement } from 'react';
import { useDeferredValue } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, Text } from 'shell/ui';
import type { Licence } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import { ServiceName } from '../licence/service-name.tsx';
import { UnitName } from '../licence/unit-name.tsx';
import { useServiceName } from '../licence/use-service-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import { statusOf } from './licence-status.ts';
import { StatusBadge } from './status-badge.tsx';
import { EndText, SeatsText } from './term-texts.tsx';

export interface LicenceListProps {
  licences: readonly Licence[];
  now: number;
  /** Gives new terms; undefined for who may not. */
  onEdit: ((licence: Licence) => void) | undefined;
}

const columns = ['unit', 'service', 'end', 'seats', 'status'] as const;
const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    padding: '4',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
  },
});

/** The licences as a table, or as cards where a table has no room. */
export function LicenceList(props: LicenceListProps): ReactElement {
  const licences = useDeferredValue(props.licences);
  return useNarrow() ? <Cards {...props} licences={licences} /> : <Rows {...props} licences={licences} />;
}

function Cards({ licences, now, onEdit }: LicenceListProps): ReactElement {
  return (
    <List aria-label={useTranslations<MessageId>()('licences.page.title')}>
      {licences.map((licence) => (
        <Item key={keyOf(licence)}>
          <Flex wrap="wrap" justify="space-between" columnGap="3" rowGap="1">
            <Text as="span" fontWeight="600">
              <ServiceName {...licence} />
            </Text>
            <StatusBadge status={statusOf(licence, now)} />
          </Flex>
          <Text color="fg.muted" fontSize="sm">
            <UnitName {...licence} />
          </Text>
          <Flex wrap="wrap" columnGap="4" rowGap="1" marginTop="1" align="center">
            <EndText licence={licence} now={now} />
            <SeatsText {...licence} />
          </Flex>
          <Box marginTop="2">
            <EditButton licence={licence} onEdit={onEdit} />
          </Box>
        </Item>
      ))}
    </List>
  );
}

function Rows({ licences, now, onEdit }: LicenceListProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={t('licences.page.title')}
        columns={[
          ...columns.map((column) => ({ key: column, label: t(`licences.column.${column}`) })),
          { key: 'actions', label: t('licences.column.actions'), isHidden: true },
        ]}
      />
      <tbody>
        {licences.map((licence) => (
          <ListTable.Row key={keyOf(licence)}>
            <ListTable.Cell minWidth={{ lg: '10rem' }}>
              <UnitName {...licence} />
            </ListTable.Cell>
            <ListTable.Cell minWidth={{ lg: '9rem' }}>
              <ServiceName {...licence} />
            </ListTable.Cell>
            <ListTable.Cell>
              <EndText licence={licence} now={now} />
            </ListTable.Cell>
            <ListTable.Cell>
              <SeatsText {...licence} />
            </ListTable.Cell>
            <ListTable.Cell>
              <StatusBadge status={statusOf(licence, now)} />
            </ListTable.Cell>
            <ListTable.Cell height="12">
              <Box textAlign="end">
                <EditButton licence={licence} onEdit={onEdit} />
              </Box>
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}

function keyOf({ unitId, serverId }: Licence): string {
  return `${unitId}/${serverId}`;
}

function EditButton({ licence, onEdit }: { licence: Licence } & Pick<LicenceListProps, 'onEdit'>) {
  const t = useTranslations<MessageId>();
  const service = useServiceName()(licence);
  if (!onEdit) return null;
  const { unitName: unit } = licence;
  return (
    <Button
      variant="outline"
      size="sm"
      minHeight={{ base: '11', md: '8' }}
      aria-label={t('licences.list.editOf', { unit, service })}
      onClick={() => onEdit(licence)}
    >
      {t('licences.list.edit')}
    </Button>
  );
}
