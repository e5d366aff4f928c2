import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Avatar, PictureInput } from 'shell/kit';
import { checkSession, useLanguage, useTranslations, useUser } from 'shell/session';
import { Button, Flex, notify, Stack, Text } from 'shell/ui';
import { nameIn } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { profileQuery } from './profile-query.ts';
import { savePicture } from './save-picture.ts';

/** Three pixels of a screen for each of the largest avatar, and some to spare. */
const maxPixels = 256;
/** What the service takes. */
const maxBytes = 64 * 1024;

/** The own picture: choosing and cutting one, and taking it away. */
export function MyPicture(): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { userId, realName, avatar } = useUser();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: savePicture,
    onSuccess: async (_answer, picture) => {
      await Promise.all([checkSession(), queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })]);
      notify(t(picture === null ? 'account.picture.removed' : 'account.picture.saved'), {
        tone: 'success',
      });
    },
  });
  return (
    <Stack gap="3">
      <Flex align="center" gap="4" wrap="wrap">
        <Avatar userId={userId} name={nameIn(realName, language)} picture={avatar} size="huge" />
        <PictureInput
          label={t(avatar ? 'account.picture.change' : 'account.picture.choose')}
          title={t('account.picture.title')}
          saveLabel={t('account.picture.save')}
          shape="circle"
          maxPixels={maxPixels}
          maxBytes={maxBytes}
          onSave={({ dataUrl }) => saving.mutateAsync(dataUrl)}
        />
        {avatar ? (
          <Button
            variant="ghost"
            minHeight="11"
            alignSelf="flex-start"
            loading={saving.isPending && saving.variables === null}
            onClick={() => saving.mutate(null)}
          >
            {t('account.picture.remove')}
          </Button>
        ) : null}
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        {t('account.picture.help')}
      </Text>
    </Stack>
  );
}
