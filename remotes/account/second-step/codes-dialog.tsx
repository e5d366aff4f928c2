import { type ReactElement, useState } from 'react';
import { Dialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Alert, Box, Button, chakra, Stack, Text } from 'shell/ui';
import { copyText } from '#shared/clipboard';
import type { MessageId } from '../messages/message-id.ts';

const Codes = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: '2',
    fontFamily: 'mono',
    userSelect: 'all',
  },
});

/** The recovery codes, which nobody can read again. */
export function CodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}): ReactElement {
  const t = useTranslations<MessageId>();
  const [copied, setCopied] = useState<boolean>();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.secondStep.codesTitle')}
      footer={
        <>
          <Button
            variant="outline"
            minHeight={{ base: '11', md: '10' }}
            onClick={() => void copyText(codes.join('\n'), null).then(setCopied)}
          >
            {t('account.secondStep.copy')}
          </Button>
          <Button minHeight={{ base: '11', md: '10' }} onClick={onClose}>
            {t('account.secondStep.kept')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Alert tone="warning">{t('account.secondStep.codesText')}</Alert>
        <Codes aria-label={t('account.secondStep.codesTitle')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Box role="status">
          {copied === undefined ? null : (
            <Text>{t(copied ? 'account.secondStep.copied' : 'account.secondStep.copyFailed')}</Text>
          )}
        </Box>
      </Stack>
    </Dialog>
  );
}
