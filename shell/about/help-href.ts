import type { Page } from '../navigation/index.ts';

/** The hop to the help centre, which is told where the user was; the BFF adds who it is (D-07). */
export const helpHref = ({ path, search, hash }: Page): string =>
  `/bff/help?${new URLSearchParams({ redUrl: `${path}${search}${hash}` })}`;
