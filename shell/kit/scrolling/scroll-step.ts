/** Pixels of one step of a scroll bar (P06). */
export const scrollStepPx = 15;

/** How far one turn of the wheel moves: a step, or less where a touchpad asks for less. */
export function stepOfWheel(delta: number): number {
  return Math.sign(delta) * Math.min(Math.abs(delta), scrollStepPx);
}

type Movement = { left: number; top: number };

const movements: Readonly<Record<string, Movement>> = {
  ArrowLeft: { left: -scrollStepPx, top: 0 },
  ArrowRight: { left: scrollStepPx, top: 0 },
  ArrowUp: { left: 0, top: -scrollStepPx },
  ArrowDown: { left: 0, top: scrollStepPx },
};

/** What an arrow key moves; undefined for other keys, which the browser sees to. */
export function movementOfKey(key: string): Movement | undefined {
  return movements[key];
}
