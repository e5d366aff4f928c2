import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { ConfirmDialog, PictureInput } from 'shell/kit';
import { useTranslations, useUser } from 'shell/session';
import { Box, Button, Card, Center, Flex, Heading, Image, notify, Stack, Text } from 'shell/ui';
import { unitLogoPath } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { refreshLogo } from './refresh-logo.ts';
import { saveLogo } from './save-logo.ts';

/** The logo of the unit: choosing and cutting one, and taking it away. */
export function UnitLogo(): ReactElement {
  const t = useTranslations<MessageId>();
  const { unitId } = useUser();
  const title = useId();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<string | undefined>(unitLogoPath(unitId));
  const saving = useMutation({
    mutationFn: saveLogo,
    onSuccess: async (_answer, picture) => {
      setShown(picture?.dataUrl);
      await refreshLogo(unitId);
      notify(t(picture ? 'appearance.logo.saved' : 'appearance.logo.removed'), { tone: 'success' });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="4">
        <Box>
          <Heading as="h2" size="lg" id={title}>
            {t('appearance.logo.title')}
          </Heading>
          <Text color="fg.muted">{t('appearance.logo.text')}</Text>
        </Box>
        <Flex gap="4" wrap="wrap" align="flex-start">
          <Center minWidth="20" height="20" padding="2" borderWidth="1px" borderRadius="md">
            {shown ? (
              <Image
                src={shown}
                alt={t('appearance.logo.current')}
                maxHeight="16"
                maxWidth="min(20rem, 60vw)"
                fit="contain"
                onError={() => setShown(undefined)}
              />
            ) : (
              <Text fontSize="sm" color="fg.muted">
                {t('appearance.logo.none')}
              </Text>
            )}
          </Center>
          <PictureInput
            label={t('appearance.logo.choose')}
            title={t('appearance.logo.cut')}
            saveLabel={t('appearance.logo.save')}
            shape="free"
            keepsAlpha
            onSave={(picture) => saving.mutateAsync(picture)}
          />
          {shown ? (
            <Button variant="ghost" minHeight="11" onClick={() => setAsking(true)}>
              {t('appearance.logo.remove')}
            </Button>
          ) : null}
        </Flex>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('appearance.logo.removeTitle')}
        confirmLabel={t('appearance.logo.remove')}
        destructive
        busy={saving.isPending}
        onConfirm={() => {
          if (!saving.isPending) saving.mutate(null);
        }}
        onCancel={() => setAsking(false)}
      >
        {t('appearance.logo.removeText')}
      </ConfirmDialog>
    </Card>
  );
}
