export { aboveUploads, cornerStyles } from './corner-styles.ts';
export { useCorner } from './use-corner.ts';
