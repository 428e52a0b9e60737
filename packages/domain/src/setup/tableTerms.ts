/** A line (CSV) or an entry (JSON), counted from 1, that could not be used: it has more or fewer values than the header, or is no object. */
export type TableFault = { at: number; why: 'values'; found: number; expected: number } | { at: number; why: 'notAnObject' }

/** The records of a file before anything is said about them: `null` where one could not be used. */
export interface TableRecords {
  names: string[]
  rows: string[][]
  faults: TableFault[]
}

/** Why nothing of a file can be used, and at which line where that is known. */
export interface TableRefusal {
  why: 'encoding' | 'noRows' | 'quote' | 'syntax' | 'notAList' | 'tooManyColumns'
  line?: number
}
