import type { TableLine } from './useTableModel.ts'

/** Rows that follow each other with the same words over them; `before` counts the rows of earlier groups. */
export function groupsOf<Row>(lines: readonly TableLine<Row>[], group: (row: Row) => string) {
  const groups: { words: string; lines: TableLine<Row>[]; before: number }[] = []
  for (const [before, line] of lines.entries()) {
    const words = group(line.row)
    const last = groups.at(-1)
    if (last?.words === words) last.lines.push(line)
    else groups.push({ words, lines: [line], before })
  }
  return groups
}
