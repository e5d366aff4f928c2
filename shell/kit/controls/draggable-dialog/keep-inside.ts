/** Px from the place at which a dialog opened. */
export interface Offset {
  x: number;
  y: number;
}

interface Extent {
  width: number;
  height: number;
}

export interface RestingPlace extends Extent {
  left: number;
  top: number;
}

/** The offset nearest to the wished one that leaves the whole dialog inside the window. */
export function keepInside(place: RestingPlace, room: Extent, wish: Offset): Offset {
  return {
    x: keepOn(place.left, place.width, room.width, wish.x),
    y: keepOn(place.top, place.height, room.height, wish.y),
  };
}

function keepOn(start: number, length: number, room: number, wish: number): number {
  // What is longer than the room shows its beginning: the title bar, by which it is moved.
  const last = Math.max(0, room - length);
  return Math.min(Math.max(start + wish, 0), last) - start;
}
