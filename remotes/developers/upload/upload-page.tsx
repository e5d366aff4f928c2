import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { navigate, usePageTitle, useTranslations } from 'shell/session';
import { AppLink, Box, Button, Card, Flex, notify, PageHeading, Stack, Text } from 'shell/ui';
import { PageBody } from '../frame/page-body.tsx';
import { keysQuery } from '../keys/keys-query.ts';
import type { MessageId } from '../messages/message-id.ts';
import { appKeysHash, appsHash, formatAppHash } from '../routes/route.ts';
import { FileField } from './file-field.tsx';
import type { PickedArchive } from './picked-archive.ts';
import { RefusalView } from './refusal-view.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

/** Brings a signed archive, and says what is wrong with it. */
export function UploadPage(): ReactElement {
  const t = useTranslations<MessageId>();
  usePageTitle(t('developers.upload.title'));
  const upload = useUpload(({ code, version }) => {
    notify(t('developers.upload.done', { version }), { tone: 'success' });
    void navigate(formatAppHash(code));
  });
  const { picked, problem, isBusy, error, sent } = upload;
  const { archive, signature } = picked;
  return (
    <PageBody>
      <Box>
        <AppLink href={appsHash}>{t('developers.apps.back')}</AppLink>
        <PageHeading marginTop="1">{t('developers.upload.title')}</PageHeading>
        <Text color="fg.muted">{t('developers.upload.intro')}</Text>
      </Box>
      <Card padding={{ base: '4', md: '6' }}>
        <Stack gap="4">
          <FileField picked={picked} isBusy={isBusy} onPick={upload.pick} />
          <Text role="alert" color="fg.error" _empty={{ display: 'none' }}>
            {problem ? t(`developers.upload.problem.${problem}`) : ''}
          </Text>
          <SignedBy picked={picked} />
          {isBusy && archive ? (
            <UploadProgress sent={sent} total={archive.content.size} onCancel={upload.cancel} />
          ) : null}
          {error && archive ? <RefusalView archive={archive.name} error={error} /> : null}
          <Flex align="center" wrap="wrap" gap="3">
            <Button
              minHeight={{ base: '11', md: '10' }}
              disabled={!archive || !signature}
              loading={isBusy}
              onClick={upload.send}
            >
              {t('developers.upload.send')}
            </Button>
            <Text fontSize="sm" color="fg.muted">
              {t('developers.upload.next')}
            </Text>
          </Flex>
        </Stack>
      </Card>
    </PageBody>
  );
}

/** Whose key signed the archive; a key that is none of the user's is refused, which can be said before. */
function SignedBy({ picked: { signature } }: { picked: PickedArchive }): ReactElement | null {
  const t = useTranslations<MessageId>();
  const keys = useQuery(keysQuery).data;
  if (!keys) return null;
  if (!signature) {
    return keys.length > 0 ? null : (
      <Text>
        {t('developers.upload.noKey')} <AppLink href={appKeysHash}>{t('developers.upload.toKeys')}</AppLink>
      </Text>
    );
  }
  const key = keys.find(({ keyId }) => keyId === signature.keyId);
  if (key) return <Text color="fg.muted">{t('developers.upload.signedBy', { name: key.name })}</Text>;
  return (
    <Text color="fg.warning" role="status">
      {t('developers.upload.otherKey', { id: signature.keyId })}{' '}
      <AppLink href={appKeysHash}>{t('developers.upload.toKeys')}</AppLink>
    </Text>
  );
}
