import type { ReactElement } from 'react';
import { FormField, FormView, type Problems, parseTexts, SaveButton, useForm } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Flex, Input, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { addOwner } from './owners.ts';

const saved = { draft: { loginName: '' }, revision: 0 };

/** Makes somebody an owner by the login name. */
export function AddOwnerForm(props: { clientId: string; onAdded: () => void }): ReactElement {
  const { clientId, onAdded } = props;
  const t = useTranslations<MessageId>();
  const form = useForm({
    saved,
    keep: { name: `owner:${clientId}`, parse: parseTexts('loginName') },
    validate: findProblems,
    words: t,
    onlyField: 'loginName',
    save: ({ loginName }) => addOwner(clientId, loginName.trim()).finally(onAdded),
    goOnWith: () => saved,
    onSaved: () => undefined,
  });
  return (
    <FormView form={form} padding={{ base: '4', md: '5' }} borderBottomWidth="1px" borderColor="border.muted">
      <Text color="fg.muted" marginBottom="3">
        {t('developers.owners.intro')}
      </Text>
      <Flex align="flex-start" wrap="wrap" gap="3">
        <Box flex="1 1 16rem" maxWidth={{ md: '24rem' }}>
          <FormField form={form} name="loginName" label={t('developers.owners.login')}>
            <Input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={form.draft.loginName}
              onChange={({ currentTarget }) => form.change({ loginName: currentTarget.value })}
            />
          </FormField>
        </Box>
        <SaveButton form={form} marginTop={{ base: '0', sm: '7' }} minHeight="11">
          {t('developers.owners.add')}
        </SaveButton>
      </Flex>
    </FormView>
  );
}

function findProblems({ loginName }: { loginName: string }): Problems<'loginName', MessageId> {
  return loginName.trim() === '' ? { loginName: 'developers.form.error.required' } : {};
}
