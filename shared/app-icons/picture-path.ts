import { type Icon, showIcon } from '#shared/contracts';

/** Address of the picture of an app: a path as it is, a file name below the storage of icons. */
export function picturePathOf(icon: Pick<Icon, 'imgPath' | 'iconImg'>): string | undefined {
  const name = icon.imgPath || icon.iconImg;
  if (!name) return undefined;
  return name.startsWith('/') ? name : showIcon.path.replace('{name}', encodeURIComponent(name));
}
