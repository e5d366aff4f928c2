import type { ReactElement } from 'react';

/** The picture of an empty page. */
export function LeaveMark(): ReactElement {
  return (
    <svg
      width="40"
      height="40"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden
    >
      <path d="M14 3H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8M10 12h11M17 8l4 4-4 4" />
    </svg>
  );
}
