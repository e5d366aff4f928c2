import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Checkbox, chakra, Field, Flex, Stack, Text } from 'shell/ui';
import { usePick, useUnitName } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { grantProgram, type ProgramGrant, type ProgramPermission } from './program-permission.ts';

interface PermissionFormProps {
  clientId: string;
  scopes: ProgramPermission['scopes'];
  /** Those that it may be permitted for, at least one. */
  units: ProgramPermission['units'];
  /** What is permitted already; left out for a new permission. */
  grant?: ProgramGrant;
  onSaved: () => void;
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void;
}

const Group = chakra('fieldset', { base: { border: 'none', padding: '0', margin: '0', minWidth: '0' } });
const Legend = chakra('legend', { base: { fontWeight: '600', padding: '0', marginBottom: '2' } });

/** Chooses a unit and scopes. */
export function PermissionForm(props: PermissionFormProps): ReactElement {
  const { clientId, scopes, units, grant, onSaved, onCancel } = props;
  const t = useTranslations<MessageId>();
  const nameUnit = useUnitName();
  const [unitId, setUnitId] = useState(units[0]?.unitId ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(grant?.scopes ?? []);
  const saving = useMutation({
    mutationFn: () => grantProgram(clientId, unitId, [...chosen]),
    onSuccess: onSaved,
  });
  return (
    <Stack gap="4">
      {units.length > 1 ? (
        <Box maxWidth={{ sm: '20rem' }}>
          <Field label={t('developers.program.unit')}>
            <NativeSelect
              value={unitId}
              onChange={({ currentTarget }) => setUnitId(currentTarget.value)}
              options={units.map((unit) => ({ value: unit.unitId, label: nameUnit(unit) }))}
            />
          </Field>
        </Box>
      ) : (
        <Text fontWeight="600">{units.map(nameUnit)}</Text>
      )}
      <ScopeBoxes scopes={scopes} chosen={chosen} onChosen={setChosen} />
      <Flex gap="3" wrap="wrap">
        <Button
          minHeight={{ base: '11', md: '10' }}
          loading={saving.isPending}
          disabled={chosen.length === 0}
          onClick={() => saving.mutate()}
        >
          {t(grant ? 'developers.program.save' : 'developers.program.permit')}
        </Button>
        {onCancel ? (
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onCancel}>
            {t('developers.program.cancel')}
          </Button>
        ) : null}
      </Flex>
    </Stack>
  );
}

interface ScopeBoxesProps {
  scopes: ProgramPermission['scopes'];
  chosen: readonly string[];
  onChosen: (names: readonly string[]) => void;
}

function ScopeBoxes({ scopes, chosen, onChosen }: ScopeBoxesProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const toggle = (name: string, isOn: boolean): void =>
    onChosen(
      scopes.map((scope) => scope.name).filter((each) => (each === name ? isOn : chosen.includes(each))),
    );
  return (
    <Group>
      <Legend>{t('developers.program.scopes')}</Legend>
      <Stack gap="2">
        {scopes.map(({ name, text }) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
          >
            <Box>
              <Text as="span" fontFamily="mono" fontSize="sm" marginInlineEnd="2">
                {name}
              </Text>
              <Text as="span">{pick(text)}</Text>
            </Box>
          </Checkbox>
        ))}
      </Stack>
    </Group>
  );
}
