import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { Avatar, ConfirmDialog } from 'shell/kit';
import { checkSession, useLanguage, useTranslations, useUser } from 'shell/session';
import { Alert, Box, Button, Center, chakra, Flex, Image, notify, Stack, Text } from 'shell/ui';
import { nameIn } from '#shared/names';
import { profileQuery } from '../api/profile-query.ts';
import { savePicture } from '../api/save-picture.ts';
import type { MessageId } from '../state/message-id.ts';
import { makeSquarePicture } from '../state/square-picture.ts';

const FileInput = chakra('input', { base: { display: 'none' } });

/** The own picture: choosing one, looking at the square that comes of it, and taking it away. */
export const MyPicture = (): ReactElement => {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { userId, realName, avatar } = useUser();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const saving = useMutation({
    mutationFn: savePicture,
    onSuccess: async (_answer, picture) => {
      await Promise.all([checkSession(), queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })]);
      notify(t(picture === null ? 'account.picture.removed' : 'account.picture.saved'), {
        tone: 'success',
      });
      setDraft(undefined);
    },
  });
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setUnreadable(false);
    try {
      setDraft(await makeSquarePicture(file));
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <Stack gap="3">
      <Flex align="center" gap="4" wrap="wrap">
        <Avatar userId={userId} name={nameIn(realName, language)} picture={avatar} size="huge" />
        <Flex gap="2" wrap="wrap">
          <FileInput
            ref={input}
            type="file"
            accept="image/*"
            aria-label={t('account.picture.choose')}
            onChange={(event) => {
              void read(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          <Button variant="outline" minHeight="11" onClick={() => input.current?.click()}>
            {t(avatar ? 'account.picture.change' : 'account.picture.choose')}
          </Button>
          {avatar ? (
            <Button
              variant="ghost"
              minHeight="11"
              loading={saving.isPending && draft === undefined}
              onClick={() => saving.mutate(null)}
            >
              {t('account.picture.remove')}
            </Button>
          ) : null}
        </Flex>
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        {t('account.picture.help')}
      </Text>
      <Box role="status">
        {isUnreadable ? <Alert tone="error">{t('account.picture.unreadable')}</Alert> : null}
      </Box>
      {draft ? (
        <ConfirmDialog
          open
          title={t('account.picture.title')}
          confirmLabel={t('account.picture.save')}
          busy={saving.isPending}
          onConfirm={() => {
            if (!saving.isPending) saving.mutate(draft);
          }}
          onCancel={() => setDraft(undefined)}
        >
          <Center paddingBlock="2">
            <Image src={draft} alt={t('account.picture.preview')} boxSize="40" borderRadius="full" />
          </Center>
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
};
