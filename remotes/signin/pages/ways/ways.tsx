import { type ReactElement, Suspense } from 'react';
import { IntlExtension } from 'shell/session';
import { Box, lazy } from 'shell/ui';
import type { CompiledMessages } from '#shared/contracts';
import { OtherWays } from './other-ways.tsx';
import { TicketNotice } from './ticket-notice.tsx';
import { WayTabs, type WayTabsProps } from './way-tabs.tsx';

const QrPanel = lazy(() => import('./qr-panel.tsx'));

interface WithMessages {
  messages: CompiledMessages;
}

/** Above the form: which way. */
export const Above = ({ messages, ...tabs }: WayTabsProps & WithMessages): ReactElement => (
  <IntlExtension messages={messages}>
    <WayTabs {...tabs} />
    <TicketNotice />
  </IntlExtension>
);

/** In the place of the form, or below it: the QR code, then the third parties. */
export const Below = ({ messages, isQr }: { isQr: boolean } & WithMessages): ReactElement => (
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
