/** The one search of signed-in pages. */
export { PaletteButton } from './palette-button.tsx';
export { PaletteField } from './palette-field.tsx';
export { PaletteHost } from './palette-host.tsx';
