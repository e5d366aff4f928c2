import type { ReactElement } from 'react';
import { encode } from 'uqr';

/** Light modules around the code, which readers need. */
const margin = 4;

/** The dark modules in one path: each run of a row is a bar. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
}

/** A QR code: dark on white in every theme, or cameras do not find it. */
export function QrCode({ text, name }: { text: string; name: string }): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const span = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={name}
      width="208"
      height="208"
      viewBox={`${-margin} ${-margin} ${span} ${span}`}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={span} height={span} fill="#fff" />
      <path d={pathOf(data)} fill="#111827" />
    </svg>
  );
}
