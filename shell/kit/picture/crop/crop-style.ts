import type { SystemStyleObject } from '@chakra-ui/react';

const bar = { position: 'absolute' } as const;
/** A touch target of 44 pixels around a handle of 12. */
const handle = {
  position: 'absolute',
  boxSize: '12px',
  bg: 'white',
  border: '1px solid #444',
  borderRadius: 'full',
  _before: { content: '""', position: 'absolute', inset: '-16px' },
  _focus: { outline: '3px solid', outlineColor: 'brand.focusRing' },
} as const;

/** What the cutter needs of its own style sheet, since the portal takes styles from code only. */
export const cropStyle: SystemStyleObject = {
  '& .ReactCrop': { position: 'relative', display: 'inline-block', maxWidth: '100%', cursor: 'crosshair' },
  '& .ReactCrop *, & .ReactCrop *::before': { boxSizing: 'border-box' },
  '& .ReactCrop__child-wrapper': { overflow: 'hidden', maxHeight: 'inherit' },
  '& .ReactCrop__crop-mask': {
    position: 'absolute',
    inset: '0',
    width: 'calc(100% + 0.5px)',
    height: 'calc(100% + 0.5px)',
    pointerEvents: 'none',
  },
  '& .ReactCrop__crop-selection': {
    position: 'absolute',
    top: '0',
    left: '0',
    cursor: 'move',
    touchAction: 'none',
    outline: '2px solid white',
    boxShadow: '0 0 0 3px #444',
    _focus: { outline: '3px solid', outlineColor: 'brand.focusRing' },
  },
  '& .ReactCrop--circular-crop .ReactCrop__crop-selection': { borderRadius: 'full' },
  '& .ReactCrop__drag-handle': handle,
  '& .ord-nw': { top: '0', left: '0', cursor: 'nw-resize', transform: 'translate(-50%, -50%)' },
  '& .ord-n': { top: '0', left: '50%', cursor: 'n-resize', transform: 'translate(-50%, -50%)' },
  '& .ord-ne': { top: '0', right: '0', cursor: 'ne-resize', transform: 'translate(50%, -50%)' },
  '& .ord-e': { top: '50%', right: '0', cursor: 'e-resize', transform: 'translate(50%, -50%)' },
  '& .ord-se': { bottom: '0', right: '0', cursor: 'se-resize', transform: 'translate(50%, 50%)' },
  '& .ord-s': { bottom: '0', left: '50%', cursor: 's-resize', transform: 'translate(-50%, 50%)' },
  '& .ord-sw': { bottom: '0', left: '0', cursor: 'sw-resize', transform: 'translate(-50%, 50%)' },
  '& .ord-w': { top: '50%', left: '0', cursor: 'w-resize', transform: 'translate(-50%, -50%)' },
  '& .ReactCrop__drag-bar': bar,
  '& .ReactCrop__drag-bar.ord-n, & .ReactCrop__drag-bar.ord-s': {
    left: '0',
    width: '100%',
    height: '6px',
    transform: 'none',
  },
  '& .ReactCrop__drag-bar.ord-e, & .ReactCrop__drag-bar.ord-w': {
    top: '0',
    width: '6px',
    height: '100%',
    transform: 'none',
  },
  // A fixed shape is changed at its corners.
  '& .ReactCrop--fixed-aspect .ReactCrop__drag-bar': { display: 'none' },
  '& .ReactCrop--fixed-aspect :is(.ord-n, .ord-e, .ord-s, .ord-w)': { display: 'none' },
};
