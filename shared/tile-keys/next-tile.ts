/** Where a tile stands on the screen, in any unit. */
export interface TileBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The tile that a key moves to, or -1 where the key does nothing. Left and right follow the reading order. Up and down
 * take the nearest tile in the next row. Home and End take the first and the last tile.
 *
 * @param boxes every tile in reading order
 * @param current index of the tile that has the focus
 */
export function findNextTile(boxes: readonly TileBox[], current: number, key: string): number {
  const from = boxes[current];
  if (!from) return -1;
  switch (key) {
    case 'ArrowRight':
      return current + 1 < boxes.length ? current + 1 : -1;
    case 'ArrowLeft':
      return current - 1;
    case 'ArrowDown':
      return verticalMove(boxes, from, 1);
    case 'ArrowUp':
      return verticalMove(boxes, from, -1);
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    default:
      return -1;
  }
}

function verticalMove(boxes: readonly TileBox[], from: TileBox, sign: 1 | -1): number {
  const start = centre(from);
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const to = centre(box);
    if ((to.y - start.y) * sign <= 0 || isSameRow(from, box)) return;
    // A row nearer always beats a column nearer: the eye reads the grid line by line.
    const distance = Math.abs(to.y - start.y) * 1000 + Math.abs(to.x - start.x);
    if (distance < bestDistance) [best, bestDistance] = [index, distance];
  });
  return best;
}

function centre({ left, top, width, height }: TileBox) {
  return { x: left + width / 2, y: top + height / 2 };
}

function isSameRow(a: TileBox, b: TileBox) {
  return Math.abs(centre(a).y - centre(b).y) < a.height / 2;
}
