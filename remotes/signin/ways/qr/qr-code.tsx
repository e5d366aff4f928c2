import type { ReactElement } from 'react';
import { drawQrCode } from '#shared/qr-code';

/** A QR code: dark on white in every theme, or cameras do not find it. */
export function QrCode({ text, name }: { text: string; name: string }): ReactElement {
  const { path, viewBox, margin, span } = drawQrCode(text);
  return (
    <svg role="img" aria-label={name} width="208" height="208" viewBox={viewBox} shapeRendering="crispEdges">
      <rect x={-margin} y={-margin} width={span} height={span} fill="#fff" />
      <path d={path} fill="#111827" />
    </svg>
  );
}
