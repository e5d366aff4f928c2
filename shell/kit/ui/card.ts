import { chakra } from '@chakra-ui/react';

/** A surface that groups what belongs together. */
export const Card = chakra('section', {
  base: {
    bg: 'bg.panel',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border.muted',
    boxShadow: 'raised',
    padding: '6',
  },
});
