import { FileSearch } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { pickLanguage, type SearchKey } from '#shared/contracts';
import { tileMark } from '#shared/tile-keys';
import { getLanguage } from '../language/index.ts';
import { usePage } from '../navigation/index.ts';
import { decideAdmission, getAccessData, usePermissionsOf } from '../permissions/index.ts';
import { useUser } from '../session/index.ts';
import { useApplicationConfig } from '../startup/index.ts';
import { AppLink, Box, Heading, Stack } from '../ui/index.ts';
import { findPages, pageHref } from './find-pages.ts';

/** The app is open, so that it is for this user: what is left to ask is which of its pages are. */
const audience = { signedIn: true, userTypes: [] };

/** The pages of the open app (`searchKeys`, specification 0§5) that fit what is typed and that the user may open. */
export const useFoundPages = (typed: string): SearchKey[] => {
  const config = useApplicationConfig();
  const { path } = usePage();
  const { userId, userType } = useUser();
  const found = findPages(config.searchKeys, typed);
  const { data: permissions } = usePermissionsOf(userId, config.appCode, found.length > 0);
  const { rules } = getAccessData();
  const mayOpen = (key: SearchKey): boolean => {
    const address = { path, search: '', hash: `#${key.path}` };
    return decideAdmission({ address, userType, audience, config, rules, permissions }) === 'open';
  };
  return found.filter(mayOpen);
};

interface FoundPagesProps {
  pages: readonly SearchKey[];
  onOpened: () => void;
}

/** Pages of the open app, above the apps that were found. */
export const FoundPages = ({ pages, onOpened }: FoundPagesProps): ReactElement => {
  const { formatMessage } = useIntl();
  const { path } = usePage();
  const label = formatMessage({ id: 'header.apps.pages' });
  return (
    <Box role="group" aria-label={label}>
      <Heading as="h2" size="sm" color="fg.muted" marginBottom="2">
        {label}
      </Heading>
      <Stack gap="1">
        {pages.map((key) => (
          <AppLink
            {...tileMark}
            key={pageHref(path, key)}
            href={pageHref(path, key)}
            onClick={onOpened}
            padding="2"
            minHeight={{ base: '11', md: '9' }}
            borderRadius="control"
            color="fg"
            _hover={{ bg: 'bg.muted', textDecoration: 'none' }}
          >
            <FileSearch size={18} strokeWidth={1.75} aria-hidden />
            {pickLanguage(key.name, getLanguage())}
          </AppLink>
        ))}
      </Stack>
    </Box>
  );
};
