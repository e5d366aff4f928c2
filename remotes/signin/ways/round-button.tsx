import type { ReactElement } from 'react';
import { Center, chakra, Text } from 'shell/ui';
import type { ProviderBranding } from '#shared/sign-in-ways';

export interface RoundButtonProps extends Pick<ProviderBranding, 'mark' | 'color'> {
  name: string;
  busy: boolean;
  onClick: () => void;
}

/** A round sign with its name under it. */
export function RoundButton({ name, mark, color, busy, onClick }: RoundButtonProps): ReactElement {
  return (
    <chakra.button
      type="button"
      width="20"
      paddingBlock="1"
      cursor="pointer"
      borderRadius="control"
      focusVisibleRing="outside"
      aria-busy={busy}
      onClick={onClick}
      _hover={{ bg: 'bg.muted' }}
    >
      <Center
        boxSize="12"
        marginInline="auto"
        borderRadius="full"
        color="white"
        style={{ backgroundColor: color }}
      >
        <svg
          aria-hidden="true"
          width="28"
          height="28"
          viewBox="0 0 24 24"
          fill="currentColor"
          fillRule="evenodd"
        >
          <path d={mark} />
        </svg>
      </Center>
      <Text as="span" display="block" fontSize="sm" marginTop="1" lineClamp="3" overflowWrap="anywhere">
        {name}
      </Text>
    </chakra.button>
  );
}
