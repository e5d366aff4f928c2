import { type ReactElement, type ReactNode, useState } from 'react';
import { FormField, FormNotice, FormView, SaveButton } from 'shell/app';
import { ConfirmDialog, NativeSelect, Switch, Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex, Input, notify, Stack, Text } from 'shell/ui';
import type { FaceSettings } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { levelNames, levels, type SettingsDraft } from './settings-draft.ts';
import { useSettingsForm } from './use-settings-form.ts';

type SettingsForm = ReturnType<typeof useSettingsForm>;

/** The switch of the unit, and what faces are used for. Switching off deletes them, and asks before. */
export function SettingsForm({ settings }: { settings: FaceSettings }): ReactElement {
  const t = useTranslations<MessageId>();
  const [isAsking, setAsking] = useState(false);
  const form = useSettingsForm(settings, () => notify(t('face.settings.done'), { tone: 'success' }));
  const { draft, change, start } = form;
  const save = (): void => {
    if (!form.isDirty) return;
    if (start.isOn && !draft.isOn) setAsking(true);
    else form.save();
  };
  return (
    <>
      <FormView form={{ ...form, save }}>
        <Stack gap="5">
          <FormNotice form={form} part="restored" />
          <Setting text={t('face.settings.isOnText')}>
            <Switch checked={draft.isOn} onCheckedChange={(isOn) => change({ isOn })}>
              <Text as="span" fontWeight="600">
                {t('face.settings.isOn')}
              </Text>
            </Switch>
          </Setting>
          {draft.isOn ? <Uses form={form} /> : null}
          <FormNotice form={form} part="failure" safe={t('face.settings.failed')} />
          <Flex gap="2" wrap="wrap">
            {/* Not `disabled`, which would take the focus away from who has just saved. */}
            <SaveButton form={form} aria-disabled={!form.isDirty}>
              {t('face.settings.save')}
            </SaveButton>
            <Button
              variant="outline"
              disabled={!form.isDirty || form.isSaving}
              minHeight={{ base: '11', md: '10' }}
              onClick={form.startAfresh}
            >
              {t('face.settings.reset')}
            </Button>
          </Flex>
        </Stack>
      </FormView>
      <ConfirmDialog
        open={isAsking}
        destructive
        title={t('face.settings.offTitle')}
        confirmLabel={t('face.settings.offConfirm')}
        onConfirm={() => {
          setAsking(false);
          form.save();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('face.settings.offText')}
      </ConfirmDialog>
    </>
  );
}

function Uses({ form }: { form: SettingsForm }): ReactElement {
  const t = useTranslations<MessageId>();
  const { draft, change } = form;
  return (
    <>
      <Setting text={t('face.settings.isSignInText')}>
        <Switch checked={draft.isSignIn} onCheckedChange={(isSignIn) => change({ isSignIn })}>
          {t('face.settings.isSignIn')}
        </Switch>
      </Setting>
      <Setting text={t('face.settings.clockingText')}>
        <Text>{t('face.settings.clocking')}</Text>
      </Setting>
      <FormField
        form={form}
        name="retentionDays"
        label={t('face.settings.retentionDays')}
        help={t('face.settings.retentionDaysHelp')}
      >
        <Input
          inputMode="numeric"
          maxWidth="40"
          value={draft.retentionDays}
          onChange={({ currentTarget }) => change({ retentionDays: currentTarget.value })}
        />
      </FormField>
      <Level form={form} name="verifyDistance" />
      <Level form={form} name="identifyDistance" />
      <ConsentText form={form} name="consentText" />
      <ConsentText form={form} name="consentTextEn" />
    </>
  );
}

/** A distance in plain words; one that somebody set by a call keeps its number. */
function Level({ form, name }: { form: SettingsForm; name: keyof typeof levels }): ReactElement {
  const t = useTranslations<MessageId>();
  const value = form.draft[name];
  const known = levels[name].map((distance, at) => ({
    value: distance as string,
    label: t(`face.settings.level.${levelNames[at] ?? 'usual'}`),
  }));
  const own = known.some((one) => one.value === value)
    ? []
    : [{ value, label: t('face.settings.level.own', { distance: value }) }];
  return (
    <FormField
      form={form}
      name={name}
      label={t(`face.settings.${name}`)}
      help={t(`face.settings.${name}Help`)}
    >
      <NativeSelect
        options={[...known, ...own]}
        value={value}
        onChange={({ currentTarget }) =>
          form.change({ [name]: currentTarget.value } as Partial<SettingsDraft>)
        }
      />
    </FormField>
  );
}

/** What the unit says besides, before somebody agrees. */
function ConsentText({
  form,
  name,
}: {
  form: SettingsForm;
  name: 'consentText' | 'consentTextEn';
}): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <FormField
      form={form}
      name={name}
      label={t(`face.settings.${name}`)}
      help={t('face.settings.consentTextHelp')}
    >
      <Textarea
        rows={3}
        value={form.draft[name]}
        onChange={({ currentTarget }) =>
          form.change({ [name]: currentTarget.value } as Partial<SettingsDraft>)
        }
      />
    </FormField>
  );
}

function Setting({ text, children }: { text: string; children: ReactNode }): ReactElement {
  return (
    <Box>
      {children}
      <Text color="fg.muted" fontSize="sm">
        {text}
      </Text>
    </Box>
  );
}
