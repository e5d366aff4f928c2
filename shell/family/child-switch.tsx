import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { entryLook } from '../panel/index.ts';
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

/** In the header of parents with more than one child (G06). */
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
  <Button {...entryLook} onClick={() => openChildDialog()}>
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
