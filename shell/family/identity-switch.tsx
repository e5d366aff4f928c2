import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { NativeSelect } from '../kit/index.ts';
import { notify } from '../notify/index.ts';
import { isRequestError } from '../request/index.ts';
import { useUser } from '../session/index.ts';
import { Box } from '../ui/index.ts';
import { FamilyWords } from './family-words.tsx';
import { switchIdentity } from './switch-identity.ts';
import { type Identity, useIdentities } from './use-identities.ts';
import { useSwitchTarget } from './use-switch-target.ts';

interface DropdownProps {
  identities: readonly Identity[];
  targetOf: (identity: Identity) => string;
}

const Dropdown = ({ identities, targetOf }: DropdownProps): ReactElement => {
  const { formatMessage } = useIntl();
  const { userId } = useUser();
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (chosen: string): Promise<void> => {
    const identity = identities.find((one) => one.userId === chosen);
    if (!identity) return;
    setIsBusy(true);
    try {
      await switchIdentity(identity.userId, targetOf(identity));
    } catch (error) {
      const reason = isRequestError(error) ? error.message : String(error);
      notify(formatMessage({ id: 'family.identity.failed' }, { reason }), { tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <NativeSelect
      aria-label={formatMessage({ id: 'family.identity.label' })}
      value={userId}
      disabled={isBusy}
      height={{ base: '11', xl: '9' }}
      fontSize="sm"
      textOverflow="ellipsis"
      onChange={(event) => void choose(event.currentTarget.value)}
      options={identities.map(({ userId: value, userType, name }) => ({
        value,
        label: formatMessage({ id: 'family.identity.option' }, { type: String(userType), name }),
      }))}
    />
  );
};

/** The dropdown between teacher and parent; only for who is both, and where the open app allows both. */
const IdentityDropdown = (): ReactElement | null => {
  const identities = useIdentities();
  const targetOf = useSwitchTarget();
  if (identities.length < 2 || !targetOf) return null;
  return (
    <FamilyWords>
      <Dropdown identities={identities} targetOf={targetOf} />
    </FamilyWords>
  );
};

/** In the header, where it has the room. */
export const IdentitySwitch = (): ReactElement => (
  <Box display={{ base: 'none', xl: 'block' }} width="10rem" _empty={{ display: 'none' }}>
    <IdentityDropdown />
  </Box>
);

/** In the user's panel on smaller screens. */
export const IdentityEntry = (): ReactElement => (
  <Box display={{ base: 'block', xl: 'none' }}>
    <IdentityDropdown />
  </Box>
);
