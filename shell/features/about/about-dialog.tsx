import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { pickLanguage, platformVersion } from '#shared/contracts';
import { getLanguage } from '../../core/language/index.ts';
import { usePage } from '../../core/navigation/index.ts';
import { DraggableDialog } from '../../kit/controls/index.ts';
import { Box, Skeleton, Stack, Text } from '../../kit/ui/index.ts';
import { ChangeList } from './change-list.tsx';
import { DetailList } from './detail-list.tsx';
import { usePortalInfo } from './use-portal-info.ts';
import { useVersions, type Versions } from './use-versions.ts';

/** The first year of the copyright line (M08). */
const firstYear = 2012;

/** Width of the dialog (M08). */
const width = '650px';

/** Who makes the portal, since when, and the versions of what is open (M08). */
export function AboutDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const info = usePortalInfo();
  const versions = useVersions(usePage());
  const company = info.data ? pickLanguage(info.data.company, getLanguage()) : '';
  return (
    <DraggableDialog
      visible
      base="about"
      width={width}
      title={formatMessage({ id: 'about.dialog.title' })}
      onClose={onClose}
      closeOnClickModal
    >
      <Stack gap="5">
        <Box>
          <Text fontSize="lg" fontWeight="semibold">
            {company || formatMessage({ id: 'frame.portal.name' })}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {formatMessage(
              { id: 'about.dialog.copyright' },
              { from: String(firstYear), to: String(new Date().getFullYear()), company },
            )}
          </Text>
        </Box>
        {versions.isLoading ? (
          <Skeleton height="32" />
        ) : (
          <>
            <VersionDetails versions={versions.data} />
            <ChangeList changes={versions.data?.changes ?? []} />
          </>
        )}
      </Stack>
    </DraggableDialog>
  );
}

function VersionDetails({ versions }: { versions: Versions | undefined }): ReactElement {
  const { formatMessage } = useIntl();
  const say = (what: string): string => formatMessage({ id: `about.details.${what}` });
  return (
    <DetailList
      rows={[
        [say('build'), platformVersion],
        [say('app'), versions?.name],
        [say('front'), versions?.front?.appVersion],
        [say('date'), versions?.front?.packageDate],
        [say('server'), versions?.server?.serverVersion],
      ]}
    />
  );
}
