import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormDialog, FormField, FormNotice, useForm } from 'shell/app';
import { Choice, ChoiceGroup, NativeSelect } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify, Text } from 'shell/ui';
import { type AppRelease, appReleaseMove, type ReleaseChannel, releaseChannels } from '#shared/contracts';
import { usePick, useUnitName } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { appsKey } from './apps-query.ts';
import { type AppAtUnits, findCurrent, findTargets } from './release-targets.ts';

export interface ReleaseDialogProps extends AppAtUnits {
  release: AppRelease;
  onClose: () => void;
}

interface Draft {
  unitId: string;
  channel: ReleaseChannel;
}

/** Gives a version to a unit: to try it, or as what everybody there has. */
export function ReleaseDialog({ app, units, release, onClose }: ReleaseDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const nameUnit = useUnitName();
  const queryClient = useQueryClient();
  const targets = findTargets(app, units, release);
  const { version } = release;
  const values = { name: pick(app.names), version };
  const form = useForm({
    saved: { draft: firstDraft(targets[0]?.unitId ?? ''), revision: 0 },
    isChanged: () => false,
    validate: () => ({}),
    words: String,
    save: ({ unitId, channel }) =>
      request(
        appReleaseMove,
        { code: app.code, unitId, channel, version, from: findCurrent(app, unitId, channel) },
        { silent: true },
      ).finally(() => void queryClient.invalidateQueries({ queryKey: appsKey })),
    onSaved: () => {
      notify(t('developers.release.done', values), { tone: 'success' });
      onClose();
    },
  });
  const { unitId, channel } = form.draft;
  const current = findCurrent(app, unitId, channel);
  return (
    <FormDialog
      form={form}
      title={t('developers.release.title', values)}
      saveLabel={t('developers.release.confirm')}
      onClose={onClose}
    >
      <FormNotice
        form={form}
        safe={t('developers.release.safe')}
        conflictTitle={t('developers.release.conflict')}
      />
      <FormField form={form} name="unitId" label={t('developers.release.who')}>
        <NativeSelect
          value={unitId}
          onChange={({ currentTarget: { value } }) =>
            form.change({ unitId: value, ...(value === '' ? { channel: 'stable' } : {}) })
          }
          options={targets.map((target) => ({
            value: target.unitId,
            label: target.unit ? nameUnit(target.unit) : t('developers.apps.allUnits'),
          }))}
        />
      </FormField>
      <ChoiceGroup legend={t('developers.release.channel')}>
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
              {t(`developers.apps.channel.${one}`)}
            </Choice>
          ))}
      </ChoiceGroup>
      <Text fontSize="sm" color="fg.muted">
        {t(`developers.release.help.${channel}`)}{' '}
        {current ? t('developers.release.now', { version: current }) : t('developers.release.nothing')}
      </Text>
    </FormDialog>
  );
}

/** A unit tries a version before everybody there has it. */
function firstDraft(unitId: string): Draft {
  return { unitId, channel: unitId === '' ? 'stable' : 'next' };
}
