/** Pixels of one step (P06). */
const stepPx = 2;
/** Milliseconds between two steps (P06). */
const stepMs = 83;

/** Steps and milliseconds of one round over a distance in px. */
export function timingOf(distance: number): { steps: number; duration: number } {
  const steps = Math.max(1, Math.ceil(distance / stepPx));
  return { steps, duration: steps * stepMs };
}

/** Lets an element run to the left by steps, over and over. @param distance px of one round */
export function run(element: HTMLElement, distance: number): Animation {
  const { steps, duration } = timingOf(distance);
  return element.animate([{ translate: '0' }, { translate: `${-steps * stepPx}px` }], {
    duration,
    easing: `steps(${steps})`,
    iterations: Number.POSITIVE_INFINITY,
  });
}
