import { type ReactElement, useLayoutEffect, useRef } from 'react';
import ReactCrop from 'react-image-crop';
import { useIntl } from 'react-intl';
import { Center, chakra } from '../../ui/index.ts';
import { type Cut, type QuarterTurns, turnSize } from '../render/cut.ts';
import { drawTurned } from '../render/draw-turned.ts';
import { fitWithin } from '../render/fit-within.ts';
import { cropStyle } from './crop-style.ts';

/** Pixels of what is shown; sharp in a dialog on screens of two pixels each. */
const shown = { width: 960, height: 960 };
/** Pixels of the page; a finger still finds two corners. */
const minEdge = 48;

const Place = chakra(Center, { base: cropStyle });
const Canvas = chakra('canvas', {
  base: { display: 'block', maxWidth: '100%', maxHeight: '45vh', touchAction: 'none' },
});

export interface CropFrameProps {
  picture: ImageBitmap;
  turns: QuarterTurns;
  cut: Cut;
  /** Width by height; undefined takes any. */
  aspect: number | undefined;
  onChange: (cut: Cut) => void;
}

/** A picture with a frame around what is kept of it; mouse, finger and arrow keys move the frame and its handles. */
export function CropFrame({ picture, turns, cut, aspect, onChange }: CropFrameProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawPreview(canvas.current, picture, turns);
  }, [picture, turns]);
  return (
    <Place>
      <ReactCrop
        crop={{ unit: '%', ...cut }}
        {...(aspect === undefined ? {} : { aspect, circularCrop: true })}
        keepSelection
        minWidth={minEdge}
        minHeight={minEdge}
        ariaLabels={useHandleLabels()}
        onChange={(_pixels, { x, y, width, height }) => onChange({ x, y, width, height })}
      >
        <Canvas ref={canvas} />
      </ReactCrop>
    </Place>
  );
}

function drawPreview(canvas: HTMLCanvasElement, picture: ImageBitmap, turns: QuarterTurns): void {
  const turned = turnSize(picture, turns);
  const size = fitWithin(turned, shown);
  // Setting the size empties it and takes back what was turned before.
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.scale(size.width / turned.width, size.height / turned.height);
  drawTurned(context, picture, turns);
}

function useHandleLabels() {
  const { formatMessage } = useIntl();
  return {
    cropArea: formatMessage({ id: 'picture.crop.area' }),
    nDragHandle: formatMessage({ id: 'picture.crop.n' }),
    neDragHandle: formatMessage({ id: 'picture.crop.ne' }),
    eDragHandle: formatMessage({ id: 'picture.crop.e' }),
    seDragHandle: formatMessage({ id: 'picture.crop.se' }),
    sDragHandle: formatMessage({ id: 'picture.crop.s' }),
    swDragHandle: formatMessage({ id: 'picture.crop.sw' }),
    wDragHandle: formatMessage({ id: 'picture.crop.w' }),
    nwDragHandle: formatMessage({ id: 'picture.crop.nw' }),
  };
}
