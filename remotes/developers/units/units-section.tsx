import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Alert, Box, Card, Flex, notify, Text } from 'shell/ui';
import type { ClientUnitState } from '#shared/contracts';
import { Loaded } from '../frame/loaded.tsx';
import { Row, Rows } from '../frame/rows.tsx';
import { useUnitName } from '../frame/use-names.ts';
import { UnitStateBadge } from '../list/client-badges.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { SectionProps } from '../overview/overview-section.tsx';
import { useClientCache } from '../overview/use-client-cache.ts';
import { setUnit, unitsQuery } from './units.ts';

const states: readonly ClientUnitState[] = ['on', 'allow', 'off'];

interface UnitRowProps {
  name: string;
  /** Undefined where the unit has not decided. */
  state: ClientUnitState | undefined;
  /** What counts then. */
  standard: ClientUnitState;
  isOpen: boolean;
  isBusy: boolean;
  onState: (state: ClientUnitState) => void;
}

/** Where an app may be used. */
export function UnitsSection({ client }: Pick<SectionProps, 'client'>): ReactElement {
  const t = useTranslations<MessageId>();
  const nameUnit = useUnitName();
  const { clientId } = client;
  const keep = useClientCache(clientId);
  const units = useQuery(unitsQuery(clientId));
  const switching = useMutation({
    mutationFn: ({ unitId, state }: { unitId?: string; state: ClientUnitState }) =>
      setUnit(clientId, unitId, state),
    onSuccess: () => notify(t('developers.units.done'), { tone: 'success' }),
    onSettled: () => {
      void units.refetch();
      keep();
    },
  });
  return (
    <Card padding="0">
      <Box padding={{ base: '4', md: '5' }} borderBottomWidth="1px" borderColor="border.muted">
        <Text color="fg.muted">{t('developers.units.intro')}</Text>
        {client.status === 'active' ? null : (
          <Box marginTop="3">
            <Alert tone="info">{t('developers.units.later')}</Alert>
          </Box>
        )}
      </Box>
      <Loaded query={units}>
        {({ standard, list }) => (
          <Rows aria-label={t('developers.section.units')}>
            {client.rights.includes('switch_any') ? (
              <UnitRow
                name={t('developers.units.others')}
                state={standard}
                standard={standard}
                isOpen
                isBusy={switching.isPending}
                onState={(state) => switching.mutate({ state })}
              />
            ) : null}
            {list.map((unit) => (
              <UnitRow
                key={unit.unitId}
                name={nameUnit(unit)}
                state={unit.state ?? undefined}
                standard={standard}
                isOpen={unit.isOpen}
                isBusy={switching.isPending}
                onState={(state) => switching.mutate({ unitId: unit.unitId, state })}
              />
            ))}
          </Rows>
        )}
      </Loaded>
    </Card>
  );
}

function UnitRow({ name, state, standard, isOpen, isBusy, onState }: UnitRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const inherited = t('developers.units.inherited', { state: t(`developers.unitState.${standard}`) });
  return (
    <Row>
      <Flex align="center" justify="space-between" wrap="wrap" gap="3" padding={{ base: '3', md: '4' }}>
        <Box minWidth="0" flex="1 1 12rem">
          <Text fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          {state === undefined ? (
            <Text fontSize="sm" color="fg.muted">
              {inherited}
            </Text>
          ) : null}
        </Box>
        {isOpen ? (
          <Box width={{ base: '100%', sm: '48' }}>
            <NativeSelect
              aria-label={t('developers.units.stateOf', { unit: name })}
              value={state ?? ''}
              disabled={isBusy}
              onChange={({ currentTarget }) => {
                const next = parseState(currentTarget.value);
                if (next) onState(next);
              }}
              options={[
                ...(state === undefined
                  ? [{ value: '', label: t('developers.units.undecided'), disabled: true }]
                  : []),
                ...states.map((each) => ({ value: each, label: t(`developers.unitState.${each}`) })),
              ]}
            />
          </Box>
        ) : (
          <UnitStateBadge state={state ?? standard} />
        )}
      </Flex>
    </Row>
  );
}

function parseState(text: string): ClientUnitState | undefined {
  return states.find((state) => state === text);
}
