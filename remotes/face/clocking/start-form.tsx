import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormField, FormNotice, FormView, SaveButton, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Flex, Input, Stack } from 'shell/ui';
import { type ClassRegister, classStart, pickText } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { type ClassDay, registerQuery } from './class-query.ts';
import { createStartDraft, findStartProblems, type StartDraft, startOf } from './start-draft.ts';

/** When the lesson begins, and from when on somebody is late. Sending it begins the register. */
export function StartForm({ ofDay, register }: { ofDay: ClassDay; register: ClassRegister }): ReactElement {
  const t = useTranslations<MessageId>();
  const form = useStartForm(ofDay, register);
  const isBegun = register.registerId !== null;
  return (
    <FormView form={form}>
      <Stack gap="3">
        <Flex gap="3" wrap="wrap" align="flex-end">
          <Box flex="1 1 7rem" maxWidth="10rem">
            <FormField form={form} name="startTime" label={t('face.start.time')}>
              <Input
                type="time"
                value={form.draft.startTime}
                onChange={({ currentTarget }) => form.change({ startTime: currentTarget.value })}
              />
            </FormField>
          </Box>
          <Box flex="1 1 7rem" maxWidth="10rem">
            <FormField form={form} name="lateMinutes" label={t('face.start.limit')}>
              <Input
                inputMode="numeric"
                value={form.draft.lateMinutes}
                onChange={({ currentTarget }) => form.change({ lateMinutes: currentTarget.value })}
              />
            </FormField>
          </Box>
          <SaveButton
            form={form}
            variant={isBegun ? 'outline' : 'solid'}
            minHeight="11"
            // Not `disabled`, which would take the focus away from who has just saved.
            aria-disabled={isBegun && !form.isDirty}
          >
            {t(isBegun ? 'face.start.save' : 'face.start.begin')}
          </SaveButton>
        </Flex>
        <FormNotice form={form} safe={t('face.start.failed')} />
      </Stack>
    </FormView>
  );
}

function useStartForm(ofDay: ClassDay, register: ClassRegister) {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { registerId, startsAt, lateMinutes } = register;
  const form = useForm({
    saved: {
      draft: createStartDraft(register, Date.now()),
      revision: JSON.stringify([registerId, startsAt, lateMinutes]),
    },
    validate: (draft: StartDraft) => findStartProblems(draft, ofDay.day),
    words: (text) => pickText(text, language),
    guards: false,
    placeOf: (name) => (name === 'startsAt' ? 'startTime' : name === 'lateMinutes' ? name : undefined),
    save: (draft) => request(classStart, { ...ofDay, ...startOf(draft, ofDay.day) }, { silent: true }),
    goOnWith: (answer) => ({
      draft: createStartDraft(answer, Date.now()),
      revision: JSON.stringify([answer.registerId, answer.startsAt, answer.lateMinutes]),
    }),
    onSaved: (answer) => queryClient.setQueryData(registerQuery(ofDay).queryKey, answer),
  });
  return {
    ...form,
    save: () => {
      if (registerId === null || form.isDirty) form.save();
    },
  };
}
