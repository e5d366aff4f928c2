import { type ReactElement, useState } from 'react';
import { hueShiftOf, initialOf } from '#shared/app-icons';
import { Center, Image } from '../ui/index.ts';

export interface AvatarProps {
  /** Chooses the hue. */
  userId: string;
  name: string;
  /** Address of the picture, where there is one. */
  picture: string | null;
  /** `tiny` is 24 px, `small` 32 px, `large` 40 px, `huge` 80 px. Default `small`. */
  size?: 'tiny' | 'small' | 'large' | 'huge';
}

const edges = { tiny: '6', small: '8', large: '10', huge: '20' } as const;
const letterSizes = { tiny: 'xs', small: 'sm', large: 'lg', huge: '3xl' } as const;

/** Stands for a user; decorative: the name stands beside it. */
export function Avatar({ userId, name, picture, size = 'small' }: AvatarProps): ReactElement {
  const [broken, setBroken] = useState<string>();
  const style = { boxSize: edges[size], borderRadius: 'full', flexShrink: '0' } as const;
  if (picture && broken !== picture)
    return <Image src={picture} alt="" fit="cover" onError={() => setBroken(picture)} {...style} />;
  return (
    <Center
      aria-hidden
      bg="brand.strong"
      bgImage={`linear-gradient(${hueOf(userId)}, ${hueOf(userId)})`}
      color="brand.contrast"
      fontSize={letterSizes[size]}
      fontWeight="600"
      data-avatar
      {...style}
    >
      {initialOf(name)}
    </Center>
  );
}

/** Keeps the lightness of the theme, a little darker, so that the character stays readable whatever the hue. */
function hueOf(userId: string): string {
  return `oklch(from {colors.brand.strong} calc(l * 0.96) max(c, 0.1) calc(h + ${hueShiftOf(userId)}))`;
}
