import { useEffect } from 'react';
import { createSharedValue } from '../shared-value/index.ts';

let suffix = '';
const title = createSharedValue('');

/** What stands behind every title: the name of the unit, or of the portal. */
export function setTitleSuffix(text: string): void {
  suffix = text;
  apply();
}

export function setTitle(text: string): void {
  title.set(text);
  apply();
}

/** Names the page in the window title and in the header; without it the name of the app stands there. */
export function usePageTitle(text: string): void {
  useEffect(() => setTitle(text), [text]);
}

/** The title that is set, without its suffix. */
export function useTitle(): string {
  return title.use();
}

function apply(): void {
  document.title = [title.get(), suffix].filter(Boolean).join(' - ');
}
