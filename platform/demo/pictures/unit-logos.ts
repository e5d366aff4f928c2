import { type Html, html } from '#shared/html';

const green = emblem('#2E7A50', '#BFE3CF', '#4E9C6F', '#2E7A50');
const blue = emblem('#2F5FAE', '#C4D8F5', '#5F8DD3', '#2F5FAE');

/** Seven hills along a river, drawn out to the right of the emblem: ten times as wide as high. */
const ribbon: readonly Html[] = [
  html`<path d="M78 47l26-27 22 20 26-26 34 30 22-18 26 20 36-30 34 30 24-20 30 22 34-32 36 32 28-22 28 20 36-28 32 26 30-20 38 27V47z" fill="#5F8DD3" opacity=".55"/>`,
  html`<rect x="76" y="47" width="556" height="5" rx="2.5" fill="#2F5FAE"/>`,
];

const bracket = html`<rect x="1" y="1" width="62" height="62" rx="16" fill="#5B6472"/><path d="M25 21L14 32l11 11M39 21l11 11-11 11" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;

const warning = html`<rect x="1" y="1" width="62" height="62" rx="16" fill="#9A5B13"/><path d="M32 16v20M32 46v.5" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`;

/** Logos by unit id. U1001's is very wide; U2002 has none, so that its address answers 404 (demo contract). */
export function createUnitLogos(): ReadonlyMap<string, string> {
  return new Map([
    ['U1001', svg(640, [...blue, ...ribbon])],
    ['U2001', svg(64, green)],
    ['U2009', svg(64, [warning])],
    ['U9001', svg(64, [bracket])],
  ]);
}

function svg(width: number, shapes: readonly Html[]): string {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64">${shapes}</svg>`.toString();
}

/** Mountain, sun and river in a ring: the emblem of the demo district and its school, 64 px square at the origin. */
function emblem(ring: string, sky: string, hill: string, river: string): readonly Html[] {
  return [
    html`<circle cx="32" cy="32" r="31" fill="${ring}"/><circle cx="32" cy="32" r="27.5" fill="#fff"/>`,
    html`<circle cx="32" cy="32" r="25.5" fill="${sky}"/><circle cx="41.5" cy="22" r="5" fill="#fff"/>`,
    html`<path d="M7.5 38.5L21 22.5a3 3 0 0 1 4.6 0l6.7 8 3.2-3.8a3 3 0 0 1 4.6 0l14.5 16.8A25.5 25.5 0 0 1 7.5 38.5z" fill="${hill}"/>`,
    html`<path d="M8 41c6-3.5 11-3.5 16 0s11 3.5 16 0 11-3.5 16.5-.5A25.5 25.5 0 0 1 8 41z" fill="${river}"/>`,
    html`<path d="M15 48.5c4.5-2.2 8-2 12 .2s8 2.2 12-.2 7-2 10-.8" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`,
  ];
}
