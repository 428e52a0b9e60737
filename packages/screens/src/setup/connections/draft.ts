import { accountPatterns, type Connector, type DataConnection } from '@tagmason/domain'
import type { ReadFile } from './useTableFile.ts'

/** What is typed about a connection before it is one. */
export interface Draft {
  connector: Connector | ''
  name: string
  account: string
  file: ReadFile | null
}

/** What is wrong with it, by field; each names a text. */
export interface DraftFaults {
  connector?: 'sourceMissing'
  name?: 'nameMissing' | 'nameLong' | 'nameTaken'
  account?: 'accountMissing' | 'accountForm' | 'accountTaken'
  file?: 'fileMissing'
}

/** As many characters as the door takes. */
const mostName = 100

/** Checks a draft against the other connections of the project, as the workspace will. */
export function faultsOf({ connector, name, account, file }: Draft, others: readonly DataConnection[]): DraftFaults {
  const faults: DraftFaults = {}
  if (connector === '') return { connector: 'sourceMissing' }
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
  if (name.trim() === '') faults.name = 'nameMissing'
  else if (name.trim().length > mostName) faults.name = 'nameLong'
  else if (others.some((row) => same(row.name, name))) faults.name = 'nameTaken'
  if (connector === 'file') {
    if (file === null || 'refused' in file.table) faults.file = 'fileMissing'
  } else if (account.trim() === '') faults.account = 'accountMissing'
  else if (!accountPatterns[connector].test(account.trim())) faults.account = 'accountForm'
  else if (others.some((row) => row.connector === connector && same(row.account, account))) faults.account = 'accountTaken'
  return faults
}

export const isSound = (faults: DraftFaults) => Object.keys(faults).length === 0
