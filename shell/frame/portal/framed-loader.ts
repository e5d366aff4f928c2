import type { ComponentType } from 'react';
import type { FramedProps } from './framed-props.ts';
export type FramedComponent = ComponentType<FramedProps>;

let loaded: FramedComponent | undefined;

/** Brings the frame of signed-in pages, which is not part of the login page. */
export async function loadFramed(): Promise<{ default: FramedComponent }> {
  const module = await import(/* webpackChunkName: "framed" */ './framed.tsx');
  await module.prepareFrame();
  loaded = module.Framed;
  return { default: module.Framed };
}

/** The frame when it is here already, so that it paints without a gap. */
export function findFramed(): FramedComponent | undefined {
  return loaded;
}
