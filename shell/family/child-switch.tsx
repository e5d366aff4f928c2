import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useUserDetails } from '../session/index.ts';
import { Box, Button, IconButton } from '../ui/index.ts';
import { FamilyWords } from './family-words.tsx';
import { hasSeveralChildren } from './must-choose.ts';
import { openChildDialog } from './open-child-dialog.ts';

const Glyph = (): ReactElement => <Users size={20} strokeWidth={1.75} aria-hidden />;

const HeaderButton = ({ name }: { name: string }): ReactElement => {
  const label = useIntl().formatMessage({ id: 'family.child.switchFrom' }, { name });
  return (
    <IconButton variant="ghost" aria-label={label} title={label} onClick={() => openChildDialog()}>
      <Glyph />
    </IconButton>
  );
};

/** In the header of parents with more than one child (specification 0§2). */
export const ChildSwitchButton = (): ReactElement | null => {
  const details = useUserDetails();
  if (!hasSeveralChildren(details)) return null;
  return (
    <FamilyWords>
      <HeaderButton name={details.chirdenName} />
    </FamilyWords>
  );
};

const PanelButton = (): ReactElement => (
  <Button variant="outline" width="100%" onClick={() => openChildDialog()}>
    <Glyph />
    {useIntl().formatMessage({ id: 'family.child.switch' })}
  </Button>
);

/** The same in the user's panel, on phones. */
export const ChildSwitchEntry = (): ReactElement | null => {
  const details = useUserDetails();
  if (!hasSeveralChildren(details)) return null;
  return (
    <Box display={{ base: 'block', md: 'none' }}>
      <FamilyWords>
        <PanelButton />
      </FamilyWords>
    </Box>
  );
};
