import { type ComponentProps, type ReactElement, useLayoutEffect, useRef } from 'react';
import { Box } from '../../kit/ui/index.ts';
import { copyDrawing } from './drawings.ts';

export interface DrawnPictureProps extends ComponentProps<typeof Box> {
  /** Path of a picture that the page came with. */
  source: string;
}

/** A picture that the server has drawn into the page: neither fetched nor built again. */
export function DrawnPicture({ source, ...box }: DrawnPictureProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copy = copyDrawing(source);
    if (copy) place.current?.replaceChildren(copy);
  }, [source]);
  return <Box ref={place} overflow="hidden" css={{ '& svg': { width: '100%', height: '100%' } }} {...box} />;
}
