import { type ReactElement, useDeferredValue } from 'react';
import { RoomWords } from '../../core/language/index.ts';
import { usePage } from '../../core/navigation/index.ts';
import { type CheckedApp, useCheckedApp } from './checked-app.ts';
import { LicenceDialog } from './licence-dialog.tsx';
import { catalogues } from './messages/zh-CN.json?all';
import { MissingLicenceNotice } from './missing-licence-notice.tsx';
import { UnknownLicenceNotice } from './unknown-licence-notice.tsx';
import { useLicenceState } from './use-licence.ts';
import { VersionNotice } from './version-notice.tsx';

/**
 * A module that is closed to the unit need not say that it is also too old. Development only says that production would close it, and
 * compares no versions.
 */
function Findings(app: CheckedApp): ReactElement {
  const { isDevelopment } = app;
  const licence = useLicenceState(app.serverId);
  if (licence === 'ended')
    return isDevelopment ? <MissingLicenceNotice serverId={app.serverId} /> : <LicenceDialog />;
  return (
    <>
      {licence === 'unknown' ? <UnknownLicenceNotice serverId={app.serverId} /> : null}
      {isDevelopment || app.isNoServer ? null : <VersionNotice key={app.code} {...app} />}
    </>
  );
}

function AppChecks(): ReactElement | null {
  // Behind the page that has just been opened: asking takes longer than the frame it would hold up.
  const app = useCheckedApp(useDeferredValue(usePage().path));
  if (!app) return null;
  return (
    <RoomWords catalogues={catalogues}>
      <Findings {...app} />
    </RoomWords>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default AppChecks;
