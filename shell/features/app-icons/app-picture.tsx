import { ArrowUpRight } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { hueShiftOf, iconName, initialOf, picturePathOf } from '#shared/app-icons';
import type { Icon } from '#shared/contracts';
import { getLanguage } from '../../core/language/index.ts';
import { useUser } from '../../core/session/index.ts';
import { Box, Center, Image } from '../../kit/ui/index.ts';
import { hasDrawing } from './drawings.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { isOutsideApp } from './icon-path.ts';
import { useClosedWords } from './use-opening.ts';

export interface AppPictureProps {
  icon: Icon;
  /** `bar` is 32 px, with the name below; `menu` is 48 px; `tile`, for the desktop, 64 px and on phones 56 px. */
  size: 'bar' | 'menu' | 'tile';
}

const edges = { bar: '8', menu: '12', tile: { base: '14', md: '16' } } as const;

/**
 * The picture of an app; where it cannot be had, the first character of the name on a gradient. Dimmed where the app cannot
 * open. Decorative: name it beside, with what `useAppLabel` says.
 */
export function AppPicture(props: AppPictureProps): ReactElement {
  const closedWords = useClosedWords(props.icon);
  const isOutside = isOutsideApp(props.icon, useUser());
  if (isOutside) return <MarkedPicture {...props} />;
  if (!closedWords) return <PlainPicture {...props} />;
  return (
    <Box opacity="0.5" filter="grayscale(0.6)">
      <PlainPicture {...props} />
    </Box>
  );
}

/** With the arrow of what opens elsewhere. */
function MarkedPicture(props: AppPictureProps): ReactElement {
  const edge = props.size === 'bar' ? '4' : '5';
  return (
    <Box position="relative">
      <PlainPicture {...props} />
      <Center
        aria-hidden
        position="absolute"
        bottom="-1"
        insetEnd="-1"
        boxSize={edge}
        borderRadius="full"
        borderWidth="1px"
        borderColor="border"
        bg="bg.panel"
        color="fg.muted"
      >
        <ArrowUpRight size={props.size === 'bar' ? 10 : 13} strokeWidth={2.25} />
      </Center>
    </Box>
  );
}

function PlainPicture({ icon, size }: AppPictureProps): ReactElement {
  const [broken, setBroken] = useState<string>();
  const source = picturePathOf(icon);
  const edge = edges[size];
  const radius = size === 'bar' ? 'control' : 'tile';
  if (source && hasDrawing(source))
    return <DrawnPicture source={source} boxSize={edge} borderRadius={radius} />;
  if (source && broken !== source) {
    return (
      <Image
        src={source}
        alt=""
        boxSize={edge}
        borderRadius={radius}
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
      borderRadius={radius}
      bg="brand.strong"
      bgImage={gradientOf(icon.code)}
      color="brand.contrast"
      fontSize={size === 'bar' ? 'md' : '2xl'}
      fontWeight="600"
    >
      {initialOf(iconName(icon, getLanguage()))}
    </Center>
  );
}

/** A little darker than the theme, so that the character on it stays readable whatever the hue. */
function gradientOf(code: string): string {
  const shift = hueShiftOf(code);
  const turned = (degrees: number) =>
    `oklch(from {colors.brand.strong} calc(l * 0.96) max(c, 0.1) calc(h + ${degrees}))`;
  return `linear-gradient(135deg, ${turned(shift)}, ${turned(shift + 30)})`;
}
