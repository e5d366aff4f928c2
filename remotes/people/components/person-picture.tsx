import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Avatar, ConfirmDialog } from 'shell/kit';
import { checkSession, useTranslations } from 'shell/session';
import { Button, Flex, Text } from 'shell/ui';
import type { Person } from '#shared/contracts';
import { peopleKey } from '../api/people-page.ts';
import { removePicture } from '../api/remove-picture.ts';
import type { MessageId } from '../state/message-id.ts';

export interface PersonPictureProps {
  person: Person;
  isSelf: boolean;
}

/** The picture of a person, and the way to take away one that offends. What stands in the form is not touched. */
export const PersonPicture = ({ person, isSelf }: PersonPictureProps): ReactElement | null => {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const done = useRef<HTMLParagraphElement>(null);
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: () => removePicture(person),
    onSuccess: async () => {
      if (isSelf) await checkSession();
    },
    onSettled: () => {
      setAsking(false);
      void queryClient.invalidateQueries({ queryKey: peopleKey });
    },
  });
  const isRemoved = removing.isSuccess;
  useEffect(() => {
    // The button is gone by now, and with it the focus.
    if (isRemoved) done.current?.focus();
  }, [isRemoved]);
  if (!person.avatar) return null;
  const { userId, realName: name, avatar } = person;
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Avatar userId={userId} name={name} picture={isRemoved ? null : avatar} size="large" />
      {isRemoved ? (
        <Text ref={done} tabIndex={-1} outline="none" fontSize="sm" color="fg.muted" minWidth="0" flex="1">
          {t('people.picture.removed', { name })}
        </Text>
      ) : (
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => setAsking(true)}
        >
          {t('people.picture.remove')}
        </Button>
      )}
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
    </Flex>
  );
};
