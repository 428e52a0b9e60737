import { Select } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { reportsText } from './texts.ts'

/** Chooses one of the project's reports. */
export function ReportSelect({ value, onChange }: { value: string; onChange(id: string): void }) {
  const text = useText(reportsText)
  const { rows } = useRead('reports.list')
  return <Select label={text.report} value={value} options={rows.map(({ id, name }) => ({ value: id, label: name }))} onChange={onChange} />
}

/** The report that a dialog is about: the chosen one, or else the first. */
export const useReport = (id: string) => {
  const { rows } = useRead('reports.list')
  return rows.find((row) => row.id === id) ?? rows[0]
}
