import type { ReactElement } from 'react';
import { Center, chakra, Text } from '../../kit/ui/index.ts';

export interface WayButtonProps {
  name: string;
  /** Path of the sign in a box of 24 by 24. */
  mark: string;
  color: string;
  onClick: () => void;
}

/** A round sign with its name under it. */
export function WayButton({ name, mark, color, onClick }: WayButtonProps): ReactElement {
  return (
    <chakra.button
      type="button"
      width="16"
      paddingBlock="1"
      cursor="pointer"
      borderRadius="control"
      focusVisibleRing="outside"
      _hover={{ bg: 'bg.muted' }}
      onClick={onClick}
    >
      <Center
        boxSize="10"
        marginInline="auto"
        borderRadius="full"
        color="white"
        style={{ backgroundColor: color }}
      >
        <svg
          aria-hidden="true"
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="currentColor"
          fillRule="evenodd"
        >
          <path d={mark} />
        </svg>
      </Center>
      <Text as="span" display="block" fontSize="xs" marginTop="1" lineClamp="2" overflowWrap="anywhere">
        {name}
      </Text>
    </chakra.button>
  );
}
