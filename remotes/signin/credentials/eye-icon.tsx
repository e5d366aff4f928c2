import type { ReactElement } from 'react';

/** An open eye, struck through once the password is visible. */
export function EyeIcon({ struck }: { struck: boolean }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
    >
      <path d="M2.5 12C4.6 7.9 8 5.8 12 5.8s7.4 2.1 9.5 6.2c-2.1 4.1-5.5 6.2-9.5 6.2S4.6 16.1 2.5 12Z" />
      <circle cx="12" cy="12" r="2.9" />
      {struck ? <path d="m4.5 3.5 15 17" /> : null}
    </svg>
  );
}
