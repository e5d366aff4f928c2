/** The four ways in which a screen is shown, by the name of the project that photographs it. */
const ways = [
  ['zh-desktop', 'en-desktop'],
  ['zh-phone', 'en-phone'],
] as const;
const widths = [480, 200] as const;

const head = `# Screens

Every screen in both languages, at 1366×768 and 390×844, as \`npm run documents -- screens\` photographs it in the browser tests that also check it with axe.
`;

/**
 * The page that shows all pictures.
 * @param files names like `people.zh-desktop.webp`
 */
export function writeScreens(files: readonly string[]): string {
  const there = new Set(files);
  const screens = [...new Set(files.map((file) => file.slice(0, file.indexOf('.'))))].sort();
  const sections = screens.map((screen) => {
    const rows = ways.map((row, size) =>
      row
        .map((way) => `${screen}.${way}.webp`)
        .filter((file) => there.has(file))
        .map((file) => `<img src="screens/${file}" width="${widths[size]}" alt="${file.slice(0, -5)}">`)
        .join(' '),
    );
    return `\n## ${toTitle(screen)}\n\n${rows.filter(Boolean).join('\n')}\n`;
  });
  return head + sections.join('');
}

function toTitle(screen: string): string {
  return screen.charAt(0).toUpperCase() + screen.slice(1).replaceAll('-', ' ');
}
