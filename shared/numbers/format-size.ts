const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes as people read them: `1.5 MB`. A step is 1024, as systems count files. */
export function formatSize(bytes: number): string {
  let power = 0;
  let value = bytes;
  while (value >= 1023.5 && power < units.length - 1) {
    value /= 1024;
    power += 1;
  }
  return `${value < 10 && power > 0 ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value)} ${units[power]}`;
}
