/** A row by its columns; those that are left out are empty. */
export type PartCells = Readonly<Record<string, string>>;
