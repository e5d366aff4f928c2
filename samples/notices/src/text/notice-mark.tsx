import type { ReactElement } from 'react';

/** The picture of an empty page. */
export function NoticeMark(): ReactElement {
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
      <path d="M4 10v4h3l8 4V6L7 10ZM18 9a4 4 0 0 1 0 6M8 14l1 5h2l-1-4" />
    </svg>
  );
}
