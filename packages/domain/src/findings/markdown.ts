import type { FindingsReport, ReportFrame } from './findingsReport.ts'

/** Nothing of a value may end a cell or become markup. */
const cell = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\|`*_<>[\]]/g, (letter) => `\\${letter}`)

/** A table, for a comment on a pull request. */
export const markdownOf = ({ title, entries }: FindingsReport, { columns: [, what, why] }: ReportFrame): string => {
  const rows = entries.map(
    ({ label, name, message, details }) =>
      `| ${[label, name].map(cell).join(' | ')} | ${[message, ...details]
        .filter((line) => line !== '')
        .map(cell)
        .join('<br>')} |`,
  )
  return `${[`**${cell(title)}**`, ...(rows.length === 0 ? [] : ['', `| | ${cell(what)} | ${cell(why)} |`, '| --- | --- | --- |', ...rows])].join('\n')}\n`
}
