import { type ReactElement, useDeferredValue } from 'react';
import { RoomWords } from '../language/index.ts';
import { usePage } from '../navigation/index.ts';
import { type CheckedApp, useCheckedApp } from './checked-app.ts';
import { LicenceDialog } from './licence-dialog.tsx';
import english from './messages/en.json' with { type: 'json' };
import chinese from './messages/zh-CN.json' with { type: 'json' };
import { MissingLicenceNotice } from './missing-licence-notice.tsx';
import { UnknownLicenceNotice } from './unknown-licence-notice.tsx';
import { useLicenceState } from './use-licence.ts';
import { VersionNotice } from './version-notice.tsx';

/**
 * A module that is closed to the unit need not say that it is also too old. Development only says that production would close it, and
 * compares no versions.
 */
const Findings = (app: CheckedApp): ReactElement => {
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
};

const AppChecks = (): ReactElement | null => {
  // Behind the page that has just been opened: asking takes longer than the frame it would hold up.
  const app = useCheckedApp(useDeferredValue(usePage().path));
  if (!app) return null;
  return (
    <RoomWords catalogues={{ 'zh-CN': chinese, en: english }}>
      <Findings {...app} />
    </RoomWords>
  );
};

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default AppChecks;
