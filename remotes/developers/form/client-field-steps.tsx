import type { ReactElement } from 'react';
import { FormField } from 'shell/app';
import { Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Checkbox, Input, SimpleGrid, Stack, Text } from 'shell/ui';
import type { AnswerOf, clientOptions } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { AddressList } from './address-list.tsx';
import { FormStep } from './form-step.tsx';
import { LogoField } from './logo-field.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import type { ClientForm } from './use-client-form.ts';

export interface ClientFieldStepsProps {
  form: ClientForm;
  options: AnswerOf<typeof clientOptions>;
  savedLogo: string | null;
  /** Number of the first step. */
  firstStep: number;
}

/** Names, addresses and scopes of an app, in numbered steps. */
export function ClientFieldSteps({
  form,
  options,
  savedLogo,
  firstStep,
}: ClientFieldStepsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { draft, change } = form;
  return (
    <>
      <FormStep number={firstStep} title={t('developers.form.step.names')}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FormField form={form} name="nameZh" label={t('developers.form.nameZh')} required starred>
            <Input
              lang="zh-CN"
              autoComplete="off"
              value={draft.nameZh}
              onChange={({ currentTarget }) => change({ nameZh: currentTarget.value })}
            />
          </FormField>
          <FormField form={form} name="nameEn" label={t('developers.form.nameEn')} required starred>
            <Input
              lang="en"
              autoComplete="off"
              value={draft.nameEn}
              onChange={({ currentTarget }) => change({ nameEn: currentTarget.value })}
            />
          </FormField>
        </SimpleGrid>
        <FormField
          form={form}
          name="purpose"
          label={t('developers.form.purpose')}
          help={t('developers.form.purposeHelp')}
        >
          <Textarea
            maxLength={300}
            value={draft.purpose}
            onChange={({ currentTarget }) => change({ purpose: currentTarget.value })}
          />
        </FormField>
        <LogoField form={form} saved={savedLogo} />
      </FormStep>
      <FormStep number={firstStep + 1} title={t('developers.form.step.addresses')}>
        <Stack gap="5">
          <AddressList form={form} name="redirectUris" least={1} />
          <AddressList form={form} name="postLogoutRedirectUris" />
          <AddressField form={form} name="backchannelLogoutUri" words="backchannel" />
          <AddressField form={form} name="initiateLoginUri" words="initiateLogin" />
        </Stack>
      </FormStep>
      <FormStep number={firstStep + 2} title={t('developers.form.step.scopes')}>
        <ScopeChoice form={form} scopes={options.scopes} />
        <Checkbox
          checked={draft.claimsInIdToken}
          onChange={({ currentTarget }) => change({ claimsInIdToken: currentTarget.checked })}
        >
          <Box>
            <Text>{t('developers.form.claimsInIdToken')}</Text>
            <Text fontSize="sm" color="fg.muted">
              {t('developers.form.claimsInIdTokenHelp')}
            </Text>
          </Box>
        </Checkbox>
      </FormStep>
    </>
  );
}

function AddressField({
  form,
  name,
  words,
}: {
  form: ClientForm;
  name: 'backchannelLogoutUri' | 'initiateLoginUri';
  words: 'backchannel' | 'initiateLogin';
}): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <FormField
      form={form}
      name={name}
      label={t(`developers.form.${words}`)}
      help={t(`developers.form.${words}Help`)}
    >
      <Input
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        fontFamily="mono"
        value={form.draft[name]}
        onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
        onBlur={() => form.check(name)}
      />
    </FormField>
  );
}
