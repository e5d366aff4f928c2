import type { ReactElement } from 'react';
import { Button, Center, Skeleton, Stack, Text } from 'shell/ui';
import { scanPath } from '../../scan/scan-address.ts';
import { useWaysTranslations } from '../ways-translations.ts';
import { QrCode } from './qr-code.tsx';
import { useQr } from './use-qr.ts';

/** A code that a signed-in device scans to sign this screen in. */
function QrPanel(): ReactElement {
  const t = useWaysTranslations();
  const { stage, renew } = useQr();
  const isGone = stage.at === 'over' || stage.at === 'failed';
  return (
    <Stack gap="3" align="center" textAlign="center" minHeight="80">
      <Center
        boxSize="52"
        borderRadius="control"
        overflow="hidden"
        borderWidth="1px"
        borderColor="border.muted"
      >
        {stage.at === 'showing' ? (
          <QrCode text={`${location.origin}${scanPath}#${stage.scanToken}`} name={t('signin.qr.name')} />
        ) : null}
        {stage.at === 'loading' ? <Skeleton boxSize="100%" /> : null}
        {isGone ? (
          <Stack gap="3" align="center" padding="4">
            <Text role="alert">{t(stage.at === 'over' ? 'signin.qr.over' : 'signin.qr.failed')}</Text>
            <Button onClick={renew}>{t(stage.at === 'over' ? 'signin.qr.renew' : 'signin.qr.retry')}</Button>
          </Stack>
        ) : null}
      </Center>
      <Text role="status">{t(stage.at === 'confirmed' ? 'signin.qr.confirmed' : 'signin.qr.text')}</Text>
      <Text fontSize="sm" color="fg.muted">
        {t('signin.qr.warning')}
      </Text>
    </Stack>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default QrPanel;
