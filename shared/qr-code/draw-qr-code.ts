import { encode } from 'uqr';

/** Light modules around the code, which readers need. */
const margin = 4;

/** A QR code as shapes of an SVG picture. Draw it dark on white in every theme, or cameras do not find it. */
export interface DrawnQrCode {
  /** Of the dark modules. */
  readonly path: string;
  readonly viewBox: string;
  /** Of the white square behind it, whose corner stands at -`margin`. */
  readonly margin: number;
  readonly span: number;
}

/** @param text mostly an address */
export function drawQrCode(text: string): DrawnQrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const span = size + 2 * margin;
  return { path: pathOf(data), viewBox: `${-margin} ${-margin} ${span} ${span}`, margin, span };
}

/** The dark modules in one path: each run of a row is a bar. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
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
