import type { ReactElement } from 'react';
import { type Form, FormField } from 'shell/app';
import { Choice, ChoiceGroup, NativeSelect } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Checkbox, chakra, Flex, Input, SimpleGrid, Text } from 'shell/ui';
import { type AnswerOf, ownAppKinds, type unitOwnAppList, userTypes } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../../messages/message-id.ts';
import { wordOfType } from '../app-names.ts';
import type { OwnAppDraft, OwnAppField } from './own-app-draft.ts';

const Fieldset = chakra('fieldset', { base: { minWidth: '0' } });
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'medium', marginBottom: '1' } });

export interface OwnAppFieldsProps {
  form: Form<OwnAppDraft, OwnAppField>;
  data: AnswerOf<typeof unitOwnAppList>;
}

/** Kind, with what it trusts; names, address, group, people. */
export function OwnAppFields({ form, data }: OwnAppFieldsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { draft } = form;
  return (
    <>
      <ChoiceGroup legend={t('administration.ownApps.kind')}>
        {ownAppKinds.map((kind) => (
          <Choice
            key={kind}
            name="kind"
            value={kind}
            checked={draft.kind === kind}
            onChoose={() => form.change({ kind })}
          >
            {t(`administration.ownApps.kind.${kind}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      <Text role="status" padding="3" borderRadius="control" bg="bg.subtle">
        {t(`administration.ownApps.trust.${draft.kind}`)}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          form={form}
          name="name"
          label={t('administration.ownApps.name')}
          maxLength={20}
          isRequired
        />
        <TextField
          form={form}
          name="englishName"
          label={t('administration.ownApps.englishName')}
          maxLength={40}
        />
      </SimpleGrid>
      {draft.kind === 'oidc' ? <ClientField form={form} data={data} /> : null}
      <TextField
        form={form}
        name="address"
        label={t(draft.kind === 'oidc' ? 'administration.ownApps.target' : 'administration.ownApps.address')}
        help={t(
          draft.kind === 'oidc' ? 'administration.ownApps.targetHelp' : 'administration.ownApps.addressHelp',
        )}
        maxLength={2048}
        isRequired={draft.kind !== 'oidc'}
      />
      <GroupField form={form} data={data} />
      <PeopleField form={form} />
    </>
  );
}

interface TextFieldProps {
  form: OwnAppFieldsProps['form'];
  name: 'name' | 'englishName' | 'address';
  label: string;
  help?: string;
  maxLength: number;
  isRequired?: boolean;
}

function TextField({ form, name, label, help, maxLength, isRequired = false }: TextFieldProps): ReactElement {
  return (
    <FormField form={form} name={name} label={label} help={help} required={isRequired}>
      <Input
        name={name}
        {...(name === 'address' ? { type: 'url', inputMode: 'url', fontFamily: 'mono' } : {})}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={form.draft[name]}
        onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
      />
    </FormField>
  );
}

function ClientField({ form, data }: OwnAppFieldsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  return (
    <FormField
      form={form}
      name="clientId"
      label={t('administration.ownApps.client')}
      help={t('administration.ownApps.clientHelp')}
      required
    >
      <NativeSelect
        value={form.draft.clientId}
        onChange={({ currentTarget }) => form.change({ clientId: currentTarget.value })}
        options={[
          { value: '', label: t('administration.ownApps.choose') },
          ...data.clients.map(({ clientId, name, englishName }) => ({
            value: clientId,
            label: localName(language, name, englishName),
          })),
        ]}
      />
    </FormField>
  );
}

function GroupField({ form, data }: OwnAppFieldsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  return (
    <FormField form={form} name="groupCode" label={t('administration.apps.group')}>
      <NativeSelect
        value={form.draft.groupCode}
        onChange={({ currentTarget }) => form.change({ groupCode: currentTarget.value })}
        options={data.groups.map(({ code, name, englishName }) => ({
          value: code,
          label: localName(language, name, englishName),
        }))}
      />
    </FormField>
  );
}

function PeopleField({ form }: Pick<OwnAppFieldsProps, 'form'>): ReactElement {
  const t = useTranslations<MessageId>();
  const chosen = form.draft.userTypes;
  return (
    <Fieldset>
      <Legend>{t('administration.apps.audience')}</Legend>
      <Flex wrap="wrap" columnGap="4">
        {userTypes.map((type) => (
          <Checkbox
            key={type}
            checked={chosen.includes(type)}
            onChange={({ currentTarget: { checked } }) =>
              form.change({
                userTypes: userTypes.filter((one) => (one === type ? checked : chosen.includes(one))),
              })
            }
          >
            <Text as="span" textTransform="capitalize">
              {t(wordOfType(type))}
            </Text>
          </Checkbox>
        ))}
      </Flex>
      <Text role="alert" fontSize="sm" color="fg.error">
        {form.problemAt('userTypes')}
      </Text>
    </Fieldset>
  );
}
