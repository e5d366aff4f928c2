import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Checkbox, chakra, Stack, Text } from 'shell/ui';
import type { AnswerOf, clientOptions } from '#shared/contracts';
import { usePick } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { ClientForm } from './use-client-form.ts';

export interface ScopeChoiceProps {
  form: ClientForm;
  scopes: AnswerOf<typeof clientOptions>['scopes'];
}

const Group = chakra('fieldset', { base: { border: 'none', padding: '0', margin: '0', minWidth: '0' } });
const Legend = chakra('legend', { base: { fontWeight: '600', padding: '0' } });

/** What the app may ask users for; who they are is always part of it. */
export function ScopeChoice({ form, scopes }: ScopeChoiceProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const chosen = form.draft.scopes;
  const problem = form.problemAt('scopes');
  const toggle = (name: string, isOn: boolean): void =>
    form.change({
      scopes: scopes
        .map((scope) => scope.name)
        .filter((each) => (each === name ? isOn : chosen.includes(each))),
    });
  return (
    <Group>
      <Legend>{t('developers.form.scopes.legend')}</Legend>
      <Text fontSize="sm" color="fg.muted" marginBottom="2">
        {t('developers.form.scopes.help')}
      </Text>
      <Stack gap="2">
        {scopes.map(({ name, text }) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            disabled={name === 'openid'}
            aria-invalid={problem ? true : undefined}
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
      <Text role="alert" fontSize="sm" color="fg.error" marginTop={problem ? '1' : '0'}>
        {problem}
      </Text>
    </Group>
  );
}
