import { type ReactElement, Suspense } from 'react';
import { IntlExtension } from 'shell/session';
import { Box, lazy } from 'shell/ui';
import type { CompiledMessages } from '#shared/contracts';
import { OtherWays } from './other-ways.tsx';
import { TicketNotice } from './ticket-notice.tsx';
import { WayTabs, type WayTabsProps } from './way-tabs.tsx';

const QrPanel = lazy(() => import('./qr/qr-panel.tsx'));

interface WithMessages {
  messages: CompiledMessages;
}

/** Above the form: which way. */
export function Above({ messages, ...tabs }: WayTabsProps & WithMessages): ReactElement {
  return (
    <IntlExtension messages={messages}>
      <WayTabs {...tabs} />
      <TicketNotice />
    </IntlExtension>
  );
}

/** In the place of the form, or below it: the QR code, then the third parties. */
export function Below({ messages, isQr }: { isQr: boolean } & WithMessages): ReactElement {
  return (
    <IntlExtension messages={messages}>
      {isQr ? (
        <Box paddingBottom="6">
          <Suspense fallback={<Box minHeight="80" />}>
            <QrPanel />
          </Suspense>
        </Box>
      ) : null}
      <OtherWays />
    </IntlExtension>
  );
}
