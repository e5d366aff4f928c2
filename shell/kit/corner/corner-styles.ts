/** What the bar at the bottom of phones and the header leave. */
const room = { base: '100dvh - var(--bar-height) - 76px', md: '100dvh - 96px' } as const;
const edge = { base: 'var(--bar-height) + 8px', md: '1.5rem' } as const;
const uploads = 'var(--corner-uploads, 0px)';
const todos = 'var(--corner-todos, 0px)';

/** A distance from the bottom that leaves the uploads uncovered. @param bottom a length of CSS */
export function aboveUploads(bottom: string): string {
  return `min(calc(${bottom} + ${uploads}), calc(100dvh - 9rem))`;
}

/** Both share the height where both are there: the to-dos take half of it at most, the uploads what is left. */
export const cornerStyles = {
  uploads: {
    bottom: { base: `calc(${edge.base})`, md: `calc(${edge.md})` },
    maxHeight: { base: `calc(${room.base} - ${todos})`, md: `calc(${room.md} - ${todos})` },
  },
  todos: {
    bottom: { base: `calc(${edge.base} + ${uploads})`, md: `calc(${edge.md} + ${uploads})` },
    maxHeight: {
      base: `calc((${room.base}) / var(--corner-shares, 1))`,
      md: `calc((${room.md}) / var(--corner-shares, 1))`,
    },
  },
} as const;
