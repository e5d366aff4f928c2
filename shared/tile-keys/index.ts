/** The keyboard in a grid of tiles. Stateless: it asks the page where the tiles stand. */
export { focusFirstTile, moveBetweenTiles, tileMark } from './tiles.ts';
