const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A size as people read it, such as `1.5 MB`. @param bytes of a file */
export function sizeOf(bytes: number): string {
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1);
  const value = bytes / 1024 ** step;
  return `${step === 0 ? value : Math.round(value * 10) / 10} ${units[step]}`;
}
