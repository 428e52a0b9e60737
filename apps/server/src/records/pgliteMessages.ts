/** What the server asks of the thread of PGlite: to open the folder of a database, to answer a text, or to close. */
export interface PgliteQuestion {
  id: number
  /** Number of the database in this thread. */
  database: number
  ask: { open: string } | { text: string; values: readonly (string | null)[] } | 'close'
}

/** The last statement's answer: each row as PostgreSQL wrote it. Empty where nothing was asked. */
export interface PgliteRows {
  fields: { name: string; dataTypeID: number }[]
  rows: (string | null)[][]
  affectedRows: number
  command: string
}

export const noRows: PgliteRows = { fields: [], rows: [], affectedRows: 0, command: '' }

/** An error as fields, of which PostgreSQL's own (`code`, `detail`, `constraint` ...) would be lost between threads. */
export interface PgliteFault {
  name: string
  message: string
  fields: Record<string, string>
}

export type PgliteAnswer = { id: number } & ({ rows: PgliteRows } | { fault: PgliteFault })

export function faultOf(error: unknown): PgliteFault {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), fields: {} }
  const fields = Object.entries(error).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { name: error.name, message: error.message, fields: Object.fromEntries(fields) }
}

export const errorOf = ({ name, message, fields }: PgliteFault): Error => Object.assign(new Error(message), fields, { name })
