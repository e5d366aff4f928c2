/** Hands a file to the browser's downloads. */
export const download = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once the browser has taken it over.
  setTimeout(() => URL.revokeObjectURL(address), 500);
};
