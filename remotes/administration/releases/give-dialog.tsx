import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type Form, FormDialog, FormField, FormNotice, useForm } from 'shell/app';
import { Choice, ChoiceGroup, NativeSelect } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify, Text } from 'shell/ui';
import { appReleaseMove, type ReleaseChannel, type ReleasedApp, releaseChannels } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { type AppAtUnits, findGiven, findPointer, versionsFor } from './give-targets.ts';
import { decidedKey } from './releases-query.ts';
import { useReleaseWords } from './use-release-words.ts';

interface Draft {
  unitId: string;
  channel: ReleaseChannel;
  version: string;
}

/** Says which version a unit, or all units, get from now on. */
export function GiveDialog({ app, units, onClose }: AppAtUnits & { onClose: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf, unitOf } = useReleaseWords();
  const targets = findGiven(app, units);
  const versionsOf = (unitId: string): string[] =>
    versionsFor(
      app,
      units.some((unit) => unit.unitId === unitId && unit.isSandbox),
    ).map(({ version }) => version);
  const name = nameOf(app);
  const first = targets[0] ?? '';
  const draft: Draft = { unitId: first, channel: 'stable', version: versionsOf(first)[0] ?? '' };
  const form = useGiveForm(app, draft, onClose);
  const { unitId, channel, version } = form.draft;
  const labelOf = (id: string): string => {
    const unit = units.find((one) => one.unitId === id);
    return unit ? unitOf(unit) : t('administration.releases.allUnits');
  };
  const changeUnit = (id: string): void => {
    const versions = versionsOf(id);
    form.change({
      unitId: id,
      ...(id === '' ? { channel: 'stable' } : {}),
      ...(versions.includes(version) ? {} : { version: versions[0] ?? '' }),
    });
  };
  const current = findPointer(app, unitId, channel)?.version;
  return (
    <FormDialog
      form={form}
      title={t('administration.releases.giveNamed', { name })}
      saveLabel={t('administration.releases.giveConfirm')}
      onClose={onClose}
    >
      <FormNotice form={form} conflictTitle={t('administration.releases.conflict')} />
      <FormField form={form} name="unitId" label={t('administration.releases.who')}>
        <NativeSelect
          value={unitId}
          onChange={({ currentTarget }) => changeUnit(currentTarget.value)}
          options={targets.map((id) => ({ value: id, label: labelOf(id) }))}
        />
      </FormField>
      <FormField form={form} name="version" label={t('administration.releases.version')}>
        <NativeSelect
          value={version}
          onChange={({ currentTarget }) => form.change({ version: currentTarget.value })}
          options={versionsOf(unitId).map((one) => ({ value: one, label: one }))}
        />
      </FormField>
      <ChannelField form={form} />
      <Text fontSize="sm" color="fg.muted">
        {current
          ? t('administration.releases.current', { version: current })
          : t('administration.releases.noCurrent')}
      </Text>
    </FormDialog>
  );
}

/** All units have no trial: `next` is always of one. */
function ChannelField({ form }: { form: Form<Draft> }): ReactElement {
  const t = useTranslations<MessageId>();
  const { unitId, channel } = form.draft;
  return (
    <ChoiceGroup legend={t('administration.releases.as')}>
      {releaseChannels
        .filter((one) => one === 'stable' || unitId !== '')
        .map((one) => (
          <Choice
            key={one}
            name="channel"
            value={one}
            checked={channel === one}
            onChoose={() => form.change({ channel: one })}
          >
            {t(`administration.releases.channel.${one}`)}
          </Choice>
        ))}
    </ChoiceGroup>
  );
}

function useGiveForm(app: ReleasedApp, draft: Draft, onClose: () => void): Form<Draft> {
  const t = useTranslations<MessageId>();
  const { nameOf } = useReleaseWords();
  const queryClient = useQueryClient();
  return useForm({
    saved: { draft, revision: 0 },
    isChanged: () => false,
    validate: () => ({}),
    words: String,
    save: (wanted: Draft) => {
      const from = findPointer(app, wanted.unitId, wanted.channel)?.version ?? '';
      return request(appReleaseMove, { code: app.code, ...wanted, from }, { silent: true }).finally(
        () => void queryClient.invalidateQueries({ queryKey: decidedKey }),
      );
    },
    onSaved: (_, { version }) => {
      notify(t('administration.releases.given', { name: nameOf(app), version }), { tone: 'success' });
      onClose();
    },
  });
}
