import { type ReactElement, useState } from 'react';
import { type Icon, showIcon } from '#shared/contracts';
import { getLanguage } from '../language/index.ts';
import { Center, Image } from '../ui/index.ts';
import { iconName } from './icon-name.ts';

export interface AppPictureProps {
  icon: Icon;
  /** Edge in pixels: 64 on the desktop, 48 in the header, 56 on phones. */
  size: 48 | 56 | 64;
}

const pictureOf = (icon: Icon): string | undefined => {
  const name = icon.imgPath ?? icon.iconImg;
  if (!name) return undefined;
  return name.startsWith('/') ? name : showIcon.path.replace('{name}', encodeURIComponent(name));
};

/** The tile of an app; its first character stands in where the picture cannot be had. Decorative: name it beside. */
export const AppPicture = ({ icon, size }: AppPictureProps): ReactElement => {
  const [broken, setBroken] = useState(false);
  const source = pictureOf(icon);
  const edge = `${size}px`;
  if (source && !broken) {
    return (
      <Image
        src={source}
        alt=""
        width={edge}
        height={edge}
        borderRadius="tile"
        fit="contain"
        loading="lazy"
        draggable={false}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <Center
      aria-hidden
      boxSize={edge}
      borderRadius="tile"
      bg="brand.strong"
      color="brand.contrast"
      fontSize="2xl"
      fontWeight="600"
    >
      {[...iconName(icon, getLanguage())][0]}
    </Center>
  );
};
