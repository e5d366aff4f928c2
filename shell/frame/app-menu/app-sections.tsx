import type { ReactElement, ReactNode } from 'react';
import { groupNameOf } from '#shared/app-icons';
import type { Icon, IconGroup } from '#shared/contracts';
import { getLanguage } from '../../core/language/index.ts';
import { Box, Grid, Heading } from '../../kit/ui/index.ts';
import { AppTile } from './app-tile.tsx';

interface AppGridProps {
  icons: readonly Icon[];
  onOpened: () => void;
}

/** Apps under a heading. */
export function AppSection({ name, ...grid }: AppGridProps & { name: string }): ReactElement {
  return (
    <Box role="group" aria-label={name}>
      <Heading as="h2" size="sm" color="fg.muted" marginBottom="2">
        {name}
      </Heading>
      <AppGrid {...grid} />
    </Box>
  );
}

export interface AppSectionsProps {
  groups: readonly IconGroup[];
  /** Headings of the categories; users without them see one grid. */
  hasHeadings: boolean;
  onOpened: () => void;
}

/** The apps of the menu, by category where the user has categories. */
export function AppSections({ groups, hasHeadings, onOpened }: AppSectionsProps): ReactNode {
  return hasHeadings ? (
    groups.map((group) => (
      <AppSection
        key={group.code}
        name={groupNameOf(group, getLanguage())}
        icons={group.iconVMs}
        onOpened={onOpened}
      />
    ))
  ) : (
    <AppGrid icons={groups.flatMap((group) => group.iconVMs)} onOpened={onOpened} />
  );
}

function AppGrid({ icons, onOpened }: AppGridProps): ReactElement {
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(5.25rem, 25%), 1fr))" gap="2">
      {icons.map((icon) => (
        <AppTile key={icon.code} icon={icon} onOpened={onOpened} />
      ))}
    </Grid>
  );
}
