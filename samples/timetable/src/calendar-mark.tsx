import type { ReactElement } from 'react';

/** The picture of an empty page. */
export function CalendarMark(): ReactElement {
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
      <rect x="3" y="4" width="18" height="17" rx="3" />
      <path d="M3 10h18M8 2v4M16 2v4" />
    </svg>
  );
}
