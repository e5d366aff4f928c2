/** Pictures of faces: enrolling them, signing in by them, asking whose they are (O01 to O08). */
export { FaceWidget } from './face-widget.tsx';
export type { FaceRefusal, FaceWidgetProps } from './face-widget-props.ts';
export type { FaceMatch } from './machine/face-state.ts';
