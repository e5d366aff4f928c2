// biome-ignore lint/suspicious/noControlCharactersInRegex: no name may have them
const forbidden = /[\\/:*?"<>|\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g;
const maxLength = 100;
const extension = '.xlsx';

/** Name of the file that the browser saves, by what the page called it, else by its title. No system refuses a character of it. */
export function fileNameOf({ fileName, title }: { fileName: string; title: string }): string {
  return clean(fileName) || clean(title)
    ? `${clean(fileName) || clean(title)}${extension}`
    : `table${extension}`;
}

function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\.xlsx?\s*$/i, '')
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^[. ]+|[. ]+$/g, '');
}
