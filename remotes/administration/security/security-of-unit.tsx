import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId } from 'react';
import { QueryView } from 'shell/app';
import { Switch } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations, useUser } from 'shell/session';
import { Box, Card, Heading, notify, Stack, Text } from 'shell/ui';
import { isArea, type SecondStepUnit, secondStepRequire } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import type { KeptUnit } from '../unit/unit-view.tsx';
import { AdministratorList } from './administrator-list.tsx';
import { secondStepUnitKey, secondStepUnitQuery } from './security-query.ts';

/** Whether the administrators of a unit need two steps, and who has them. */
export function SecurityOfUnit({ unit: { unitId, name } }: { unit: KeptUnit }): ReactElement {
  const t = useTranslations<MessageId>();
  const id = useId();
  const query = useQuery(secondStepUnitQuery(unitId));
  return (
    <Card as="section" aria-labelledby={id} padding="0">
      <Box padding={{ base: '4', md: '5' }} borderBottomWidth="1px" borderColor="border.muted">
        <Heading as="h2" size="md" id={id}>
          {t('administration.security.twoSteps', { unit: name })}
        </Heading>
      </Box>
      <QueryView query={query}>
        {(shown) => (
          <Stack gap="0">
            <RequireSwitch unitId={unitId} shown={shown} />
            <AdministratorList unitName={name} administrators={shown.administrators} />
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

/** The request shows why it was refused. */
function RequireSwitch({ unitId, shown }: { unitId: string; shown: SecondStepUnit }): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const user = useUser();
  const isKeptByBureau = shown.isByBureau && !isArea(user);
  const setting = useMutation({
    mutationFn: (isRequired: boolean) => request(secondStepRequire, { unitId, isRequired }),
    onSuccess: (_answer, isRequired) =>
      notify(t(isRequired ? 'administration.security.nowRequired' : 'administration.security.nowOptional'), {
        tone: 'success',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondStepUnitKey }),
  });
  return (
    <Stack gap="2" padding={{ base: '4', md: '5' }} borderBottomWidth="1px" borderColor="border.muted">
      <Switch
        checked={setting.isPending ? setting.variables : shown.isRequired}
        disabled={isKeptByBureau || setting.isPending}
        onCheckedChange={(isRequired) => setting.mutate(isRequired)}
      >
        {t('administration.security.require')}
      </Switch>
      <Text fontSize="sm" color="fg.muted">
        {t(isKeptByBureau ? 'administration.security.byBureau' : 'administration.security.requireHelp')}
      </Text>
    </Stack>
  );
}
