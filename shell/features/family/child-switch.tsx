import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useUserDetails } from '../../core/session/index.ts';
import { entryStyle } from '../../kit/panel/index.ts';
import { Box, Button, IconButton } from '../../kit/ui/index.ts';
import { FamilyWords } from './family-words.tsx';
import { hasSeveralChildren } from './must-choose.ts';
import { openChildDialog } from './open-child-dialog.ts';

/** In the header of parents with more than one child (G06). */
export function ChildSwitchButton(): ReactElement | null {
  const details = useUserDetails();
  if (!hasSeveralChildren(details)) return null;
  return (
    <FamilyWords>
      <HeaderButton name={details.chirdenName} />
    </FamilyWords>
  );
}

/** The same in the user's panel, on phones. */
export function ChildSwitchEntry(): ReactElement | null {
  const details = useUserDetails();
  if (!hasSeveralChildren(details)) return null;
  return (
    <Box display={{ base: 'block', md: 'none' }}>
      <FamilyWords>
        <PanelButton />
      </FamilyWords>
    </Box>
  );
}

function HeaderButton({ name }: { name: string }): ReactElement {
  const label = useIntl().formatMessage({ id: 'family.child.switchFrom' }, { name });
  return (
    <IconButton variant="ghost" aria-label={label} title={label} onClick={() => openChildDialog()}>
      <Glyph />
    </IconButton>
  );
}

function PanelButton(): ReactElement {
  return (
    <Button {...entryStyle} onClick={() => openChildDialog()}>
      <Glyph />
      {useIntl().formatMessage({ id: 'family.child.switch' })}
    </Button>
  );
}

function Glyph(): ReactElement {
  return <Users size={20} strokeWidth={1.75} aria-hidden />;
}
