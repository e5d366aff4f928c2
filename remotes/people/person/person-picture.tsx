import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Avatar, ConfirmDialog, PictureInput } from 'shell/kit';
import { checkSession, useTranslations } from 'shell/session';
import { Button, Flex, Stack, Text } from 'shell/ui';
import type { Person } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { peopleKey } from '../search/people-page-query.ts';
import { removePicture } from './remove-picture.ts';
import { setPicture } from './set-picture.ts';

/** As the owner's own picture. */
const limits = { maxPixels: 256, maxBytes: 64 * 1024 } as const;

export interface PersonPictureProps {
  person: Person;
  isSelf: boolean;
}

/** The picture of a person: setting one, and taking away one that offends. What stands in the form is not touched. */
export function PersonPicture({ person, isSelf }: PersonPictureProps): ReactElement {
  const t = useTranslations<MessageId>();
  const done = useRef<HTMLParagraphElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<'set' | 'removed'>();
  const { avatar, setting, removing } = usePictureChange(person, isSelf, (next) => {
    setAsking(false);
    setOutcome(next);
  });
  useEffect(() => {
    // The button is gone by now, and with it the focus.
    if (outcome === 'removed') done.current?.focus();
  }, [outcome]);
  const { userId, realName: name } = person;
  return (
    <Stack gap="2">
      <Flex align="flex-start" gap="3" wrap="wrap">
        <Avatar userId={userId} name={name} picture={avatar} size="large" />
        <PictureInput
          label={t(avatar ? 'people.picture.change' : 'people.picture.choose')}
          title={t('people.picture.setTitle', { name })}
          saveLabel={t('people.picture.save')}
          shape="circle"
          {...limits}
          onSave={({ dataUrl }) => setting.mutateAsync(dataUrl)}
        />
        {avatar ? (
          <Button variant="ghost" minHeight="11" onClick={() => setAsking(true)}>
            {t('people.picture.remove')}
          </Button>
        ) : null}
      </Flex>
      <Text ref={done} role="status" tabIndex={-1} outline="none" fontSize="sm" color="fg.muted">
        {outcome ? t(`people.picture.${outcome}`, { name }) : null}
      </Text>
      <ConfirmDialog
        open={isAsking}
        title={t('people.picture.title', { name })}
        confirmLabel={t('people.picture.remove')}
        destructive
        busy={removing.isPending}
        onConfirm={() => {
          if (!removing.isPending) removing.mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        {t(isSelf ? 'people.picture.ownText' : 'people.picture.text')}
      </ConfirmDialog>
    </Stack>
  );
}

/** Both changes, and the picture as it stands after the last one: the form keeps the person that it was opened with. */
function usePictureChange(person: Person, isSelf: boolean, onDone: (outcome?: 'set' | 'removed') => void) {
  const queryClient = useQueryClient();
  const [avatar, setAvatar] = useState(person.avatar);
  const show = async (changed: Person): Promise<void> => {
    if (isSelf) await checkSession();
    setAvatar(changed.avatar);
    void queryClient.invalidateQueries({ queryKey: peopleKey });
  };
  const setting = useMutation({
    mutationFn: (picture: string) => setPicture(person, picture),
    onSuccess: async (changed) => {
      await show(changed);
      onDone('set');
    },
  });
  const removing = useMutation({
    mutationFn: () => removePicture(person),
    onSuccess: async (changed) => {
      await show(changed);
      onDone('removed');
    },
    onError: () => onDone(),
  });
  return { avatar, setting, removing };
}
