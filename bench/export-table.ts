/** Columns of the table that exports are measured with. */
const columns = 20;

/** Rows as a school has them: names, marks and numbers of pupils. */
function* tableRows(count: number): Generator<string[]> {
  for (let row = 0; row < count; row += 1) {
    yield Array.from({ length: columns }, (_, column) =>
      column % 3 === 0 ? String(row * column) : `成绩${row}-${column}`,
    );
  }
}

/** The same as a form with an HTML table. */
export function tableForm(count: number): string {
  const rows = [...tableRows(count)].map(
    (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  const head = `<thead><tr>${'<th>列</th>'.repeat(columns)}</tr></thead>`;
  return new URLSearchParams({ title: 'bench', data: `<table>${head}${rows.join('')}</table>` }).toString();
}
