import { type ReactElement, useState } from 'react';
import { Center, Image } from 'shell/ui';
import { hueShiftOf } from '../state/hue-shift.ts';
import { initialOf } from '../state/icon-name.ts';

export interface TilePictureProps {
  source: string | undefined;
  code: string;
  name: string;
}

const edge = { base: '14', md: '16' } as const;

/** Keeps the lightness of the theme, so that the character on it stays readable whatever the hue. */
const gradientOf = (code: string): string => {
  const shift = hueShiftOf(code);
  const turned = (degrees: number) => `oklch(from {colors.brand.strong} l max(c, 0.1) calc(h + ${degrees}))`;
  return `linear-gradient(135deg, ${turned(shift)}, ${turned(shift + 30)})`;
};

/** The picture of an app; where it cannot be had, the first character of the name on a gradient. */
export const TilePicture = ({ source, code, name }: TilePictureProps): ReactElement => {
  const [broken, setBroken] = useState<string>();
  if (source && broken !== source) {
    return (
      <Image
        src={source}
        alt=""
        boxSize={edge}
        borderRadius="tile"
        fit="contain"
        draggable={false}
        onError={() => setBroken(source)}
      />
    );
  }
  return (
    <Center
      aria-hidden
      boxSize={edge}
      borderRadius="tile"
      bg="brand.strong"
      bgImage={gradientOf(code)}
      color="brand.contrast"
      fontSize="2xl"
      fontWeight="600"
    >
      {initialOf(name)}
    </Center>
  );
};
