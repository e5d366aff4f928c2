import type { ReactElement } from 'react';
import type { Form } from 'shell/app';
import { Choice, ChoiceGroup } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Checkbox, chakra, Flex, Stack, Text } from 'shell/ui';
import type { UnitApp, UnitApps } from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';
import { wordOfType } from '../app-names.ts';
import { type AppDraft, type AppField, takesClasses } from './app-draft.ts';
import { ClassPicker } from './class-picker.tsx';

const Fieldset = chakra('fieldset', { base: { minWidth: '0' } });
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'medium', marginBottom: '1' } });

export interface AudienceFieldsProps {
  form: Form<AppDraft, AppField>;
  app: UnitApp;
  data: UnitApps;
}

/** For whom an app is open: everybody whom the catalogue allows, or some of them. */
export function AudienceFields({ form, app, data }: AudienceFieldsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { draft } = form;
  return (
    <Stack gap="4">
      <ChoiceGroup legend={t('administration.apps.audience')}>
        {(['everybody', 'some'] as const).map((value) => (
          <Choice
            key={value}
            name="audience"
            value={value}
            checked={draft.isForEverybody === (value === 'everybody')}
            onChoose={() => form.change({ isForEverybody: value === 'everybody' })}
          >
            {t(`administration.apps.${value}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      {draft.isForEverybody ? null : <SomePeople form={form} app={app} data={data} />}
    </Stack>
  );
}

function SomePeople({ form, app, data }: AudienceFieldsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { userTypes, roles, classIds } = form.draft;
  const problem = form.problemAt('userTypes');
  const classProblem = form.problemAt('classIds');
  return (
    <>
      <Fieldset>
        <Legend>{t('administration.apps.userTypes')}</Legend>
        <Flex wrap="wrap" columnGap="4">
          {app.allowedUserTypes.map((type) => (
            <Checkbox
              key={type}
              checked={userTypes.includes(type)}
              onChange={(event) => form.change({ userTypes: withItem(userTypes, type, event) })}
            >
              <Text as="span" textTransform="capitalize">
                {t(wordOfType(type))}
              </Text>
            </Checkbox>
          ))}
        </Flex>
        <Text role="alert" fontSize="sm" color="fg.error">
          {problem}
        </Text>
      </Fieldset>
      {data.roles.length > 0 ? (
        <Fieldset>
          <Legend>{t('administration.apps.roles')}</Legend>
          <Flex wrap="wrap" columnGap="4">
            {data.roles.map((role) => (
              <Checkbox
                key={role}
                checked={roles.includes(role)}
                onChange={(event) => form.change({ roles: withItem(roles, role, event) })}
              >
                {role}
              </Checkbox>
            ))}
          </Flex>
        </Fieldset>
      ) : null}
      {takesClasses(form.draft) && data.classes.length > 0 ? (
        <Box>
          <ClassPicker
            classes={data.classes}
            chosen={classIds}
            onChange={(next) => form.change({ classIds: next })}
          />
          <Text role="alert" fontSize="sm" color="fg.error">
            {classProblem}
          </Text>
        </Box>
      ) : null}
    </>
  );
}

function withItem<Item>(
  items: readonly Item[],
  item: Item,
  { currentTarget }: { currentTarget: { checked: boolean } },
): Item[] {
  const others = items.filter((one) => one !== item);
  return currentTarget.checked ? [...others, item] : others;
}
