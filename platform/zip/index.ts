/** Archives that are written while they are read. */
export {
  maxSmallContent,
  type SmallZipContent,
  writeZip,
  type ZipContent,
  type ZipItem,
} from './write-zip.ts';
