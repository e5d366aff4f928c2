import type { ReactElement } from 'react';
import { FormField, FormNotice, FormView, type Problems, parseTexts, SaveButton, useForm } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Flex, Input } from 'shell/ui';
import type { PublisherKey } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { addKey } from './keys-query.ts';
import { isPublicKey } from './public-key.ts';

interface Draft {
  name: string;
  publicKey: string;
}

const saved = { draft: { name: '', publicKey: '' }, revision: 0 };

/** Takes the public half of a key, and a name by which its owner knows it. */
export function KeyForm({ onAdded }: { onAdded: (key: PublisherKey) => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const form = useForm({
    saved,
    keep: { name: 'publisher-key:new', parse: parseTexts('name', 'publicKey') },
    validate: findProblems,
    words: t,
    save: ({ name, publicKey }: Draft) => addKey(name.trim(), publicKey.trim()),
    goOnWith: () => saved,
    onSaved: onAdded,
  });
  const { draft, change } = form;
  return (
    <FormView form={form}>
      <FormNotice form={form} />
      <Flex align="flex-start" wrap="wrap" gap="3">
        <Box flex="1 1 12rem">
          <FormField
            form={form}
            name="name"
            label={t('developers.ownKeys.name')}
            help={t('developers.ownKeys.nameHelp')}
            required
          >
            <Input
              name="name"
              maxLength={60}
              autoComplete="off"
              value={draft.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
          </FormField>
        </Box>
        <Box flex="2 1 20rem">
          <FormField
            form={form}
            name="publicKey"
            label={t('developers.ownKeys.public')}
            help={t('developers.ownKeys.publicHelp')}
            required
          >
            <Input
              name="publicKey"
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              fontFamily="mono"
              value={draft.publicKey}
              onChange={({ currentTarget }) => change({ publicKey: currentTarget.value })}
            />
          </FormField>
        </Box>
      </Flex>
      <SaveButton form={form} marginTop="4">
        {t('developers.ownKeys.register')}
      </SaveButton>
    </FormView>
  );
}

function findProblems({ name, publicKey }: Draft): Problems<keyof Draft, MessageId> {
  return {
    ...(name.trim() === '' ? { name: 'developers.form.error.required' } : {}),
    ...(publicKey.trim() === ''
      ? { publicKey: 'developers.form.error.required' }
      : isPublicKey(publicKey)
        ? {}
        : { publicKey: 'developers.ownKeys.notPublic' }),
  };
}
