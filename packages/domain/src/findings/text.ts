import type { FindingsReport } from './findingsReport.ts'

/** Lines for a terminal; what is well stands there only where it has something to say. */
export const textOf = ({ title, entries }: FindingsReport): string =>
  [
    ...entries.flatMap(({ label, name, message, details }) => [
      `${label.padEnd(16)} ${name}`,
      ...[message, ...details].filter((line) => line !== '').map((line) => `  ${line}`),
    ]),
    title,
  ]
    .map((line) => `${line}\n`)
    .join('')
