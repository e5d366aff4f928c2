import { Check, ChevronDown } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { nameIn } from '#shared/names';
import { getLanguage } from '../../core/language/index.ts';
import { isRequestError } from '../../core/request/index.ts';
import { useUser } from '../../core/session/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { Panel } from '../../kit/panel/index.ts';
import { Box, Button, Stack } from '../../kit/ui/index.ts';
import { FamilyWords } from './family-words.tsx';
import { switchIdentity } from './switch-identity.ts';
import { type Identity, useIdentities } from './use-identities.ts';
import { useSwitchTarget } from './use-switch-target.ts';

interface ChoicesProps {
  identities: readonly Identity[];
  targetOf: (identity: Identity) => string;
}

/** In the header, where it has the room: which of both the user is, opening the choice. */
export function IdentitySwitch(): ReactElement | null {
  const choices = useChoices();
  return choices ? (
    <Box display={{ base: 'none', xl: 'block' }}>
      <FamilyWords>
        <IdentityButton {...choices} />
      </FamilyWords>
    </Box>
  ) : null;
}

/** In the user's panel on smaller screens. */
export function IdentityEntry(): ReactElement | null {
  const choices = useChoices();
  return choices ? (
    <Box display={{ base: 'block', xl: 'none' }}>
      <FamilyWords>
        <IdentityChoices {...choices} />
      </FamilyWords>
    </Box>
  ) : null;
}

/** What can be chosen, undefined unless the person is both and the open app is for both. */
function useChoices(): ChoicesProps | undefined {
  const identities = useIdentities();
  const targetOf = useSwitchTarget();
  return identities.length < 2 || !targetOf ? undefined : { identities, targetOf };
}

function IdentityButton(choices: ChoicesProps): ReactElement {
  const { formatMessage } = useIntl();
  const { userType } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const type = formatMessage({ id: 'family.identity.type' }, { type: String(userType) });
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        aria-label={formatMessage({ id: 'family.identity.current' }, { type })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {type}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Panel
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        label={formatMessage({ id: 'family.identity.label' })}
        buttonRef={button}
      >
        <IdentityChoices {...choices} />
      </Panel>
    </>
  );
}

/** Both accounts, one below the other; pressing the current one does nothing. */
function IdentityChoices({ identities, targetOf }: ChoicesProps): ReactElement {
  const { formatMessage } = useIntl();
  const { userId } = useUser();
  const [busyWith, setBusyWith] = useState<string>();
  const choose = async (identity: Identity): Promise<void> => {
    setBusyWith(identity.userId);
    try {
      await switchIdentity(identity.userId, targetOf(identity));
    } catch (error) {
      const reason = isRequestError(error) ? error.message : String(error);
      notify(formatMessage({ id: 'family.identity.failed' }, { reason }), { tone: 'error' });
    } finally {
      setBusyWith(undefined);
    }
  };
  return (
    <Stack role="group" aria-label={formatMessage({ id: 'family.identity.label' })} gap="1">
      {identities.map((identity) => {
        const isCurrent = identity.userId === userId;
        return (
          <Button
            key={identity.userId}
            variant={isCurrent ? 'subtle' : 'ghost'}
            justifyContent="flex-start"
            minHeight={{ base: '11', md: '9' }}
            whiteSpace="normal"
            textAlign="start"
            aria-pressed={isCurrent}
            loading={busyWith === identity.userId}
            onClick={() => void choose(identity)}
          >
            <Box width="5" flexShrink="0">
              {isCurrent ? <Check size={18} strokeWidth={1.75} aria-hidden /> : null}
            </Box>
            {optionOf(identity)}
          </Button>
        );
      })}
    </Stack>
  );

  function optionOf({ userType, name }: Identity): string {
    return formatMessage(
      { id: 'family.identity.option' },
      { type: String(userType), name: nameIn(name, getLanguage()) },
    );
  }
}
