import type { Page } from '../../core/navigation/index.ts';

/** The hop to the help centre, with the page where the user was; the BFF adds who the user is (D-07). */
export function helpHref({ path, search, hash }: Page): string {
  return `/bff/help?${new URLSearchParams({ redUrl: `${path}${search}${hash}` })}`;
}
