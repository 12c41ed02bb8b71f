/** The rows of a table in a text, by their names, each by the names of the columns, which its first line has. */
export function rowsIn<Row extends string, Column extends string, Cell>(
  text: string,
  read: (cell: string) => Cell,
): Readonly<Record<Row, Readonly<Record<Column, Cell>>>> {
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const cellsOf = ([row, ...cells]: string[]) => {
    const entries = cells.map((cell, index) => [columns[index], read(cell)])
    return [row, Object.fromEntries(entries)]
  }
  return Object.fromEntries(rows.map(cellsOf))
}
