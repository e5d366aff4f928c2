/** Archives that are written while they are read. */
export { writeZip, type ZipContent, type ZipItem } from './write-zip.ts';
