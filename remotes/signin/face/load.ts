/** The window that signs in by a face; it brings its words. */
export type FaceWindow = typeof import('./face-window.tsx');

export function loadFaceWindow(): Promise<FaceWindow> {
  return import('./face-window.tsx');
}
