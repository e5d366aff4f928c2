import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type Form, FormDialog, FormField, FormNotice, useForm } from 'shell/app';
import { NativeSelect } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Input, notify } from 'shell/ui';
import { type AppService, appServiceGet, appServiceSave, pick, type ReleasedApp } from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';
import { useReleaseWords } from '../use-release-words.ts';
import { bounds, draftOf, findServiceProblems, type ServiceDraft } from './service-draft.ts';
import { servicesKey } from './services-query.ts';

export interface ServiceDialogProps {
  /** Undefined registers one. */
  service: AppService | undefined;
  /** Whose servers may be registered. */
  apps: readonly ReleasedApp[];
  onClose: () => void;
}

/** Says where the server of an app is, and how long the portal waits for it. */
export function ServiceDialog({ service, apps, onClose }: ServiceDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf } = useReleaseWords();
  const form = useServiceForm(service, onClose);
  const offered = apps.filter(({ origin }) => origin === 'uploaded');
  const name = service
    ? nameOf(offered.find(({ code }) => code === service.code) ?? named(service.code))
    : '';
  return (
    <FormDialog
      form={form}
      title={service ? t('administration.services.changeNamed', { name }) : t('administration.services.add')}
      saveLabel={t('administration.form.save')}
      onClose={onClose}
    >
      <FormNotice form={form} conflictTitle={t('administration.form.conflict', { name })} />
      {service ? null : (
        <FormField form={form} name="code" label={t('administration.services.app')} required>
          <NativeSelect
            value={form.draft.code}
            onChange={({ currentTarget }) => form.change({ code: currentTarget.value })}
            options={[
              { value: '', label: t('administration.ownApps.choose') },
              ...offered.map((app) => ({ value: app.code, label: nameOf(app) })),
            ]}
          />
        </FormField>
      )}
      <TextField form={form} name="address" isMono isRequired />
      <TextField form={form} name="seconds" isRequired />
      <TextField form={form} name="clientId" isMono />
    </FormDialog>
  );
}

function TextField({
  form,
  name,
  isMono = false,
  isRequired = false,
}: {
  form: Form<ServiceDraft, keyof ServiceDraft>;
  name: 'address' | 'seconds' | 'clientId';
  isMono?: boolean;
  isRequired?: boolean;
}): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <FormField
      form={form}
      name={name}
      label={t(`administration.services.${name}`)}
      help={t(`administration.services.${name}Help`, bounds)}
      required={isRequired}
    >
      <Input
        name={name}
        autoComplete="off"
        spellCheck={false}
        maxLength={name === 'seconds' ? 3 : 300}
        {...(isMono ? { fontFamily: 'mono' } : { inputMode: 'numeric' })}
        value={form.draft[name]}
        onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
      />
    </FormField>
  );
}

function useServiceForm(
  service: AppService | undefined,
  onClose: () => void,
): Form<ServiceDraft, keyof ServiceDraft> {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  return useForm({
    saved: { draft: draftOf(service), revision: service?.revision ?? 0 },
    validate: findServiceProblems,
    words: (text) => pick(text, language),
    placeOf: (field) => (field === 'timeoutMs' ? 'seconds' : field === 'unitId' ? undefined : asField(field)),
    save: ({ code, address, seconds, clientId }, revision) =>
      request(
        appServiceSave,
        {
          ...{ code, address: address.trim(), clientId: clientId.trim() },
          ...{ timeoutMs: Number(seconds) * 1000, revision: Number(revision) },
        },
        { silent: true },
      ).finally(() => void queryClient.invalidateQueries({ queryKey: servicesKey })),
    onSaved: ({ code }) => {
      notify(t('administration.services.saved', { name: code }), { tone: 'success' });
      onClose();
    },
    findTheirs: async () => {
      const theirs = await request(appServiceGet, { code: service?.code ?? '' }, { silent: true });
      return { draft: draftOf(theirs), revision: theirs.revision };
    },
  });
}

function asField(field: string): keyof ServiceDraft | undefined {
  return (['code', 'address', 'clientId'] as const).find((known) => known === field);
}

function named(code: string): Pick<ReleasedApp, 'names'> {
  return { names: { 'zh-CN': code, en: code } };
}
