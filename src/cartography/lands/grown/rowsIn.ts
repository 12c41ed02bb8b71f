/** Reads a table in a text: the first line names the columns, each other one has a row's name and cells. */
export function rowsIn<Row extends string, Column extends string, Cell>(
  text: string,
  read: (cell: string) => Cell,
): Readonly<Record<Row, Readonly<Record<Column, Cell>>>> {
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const cellsOf = ([row, ...cells]: string[]) => {
    if (cells.length !== columns.length) throw new Error(`${row} has ${cells.length} cells`)
    const entries = cells.map((cell, index) => [columns[index], read(cell)])
    return [row, Object.fromEntries(entries)]
  }
  return Object.fromEntries(rows.map(cellsOf))
}
