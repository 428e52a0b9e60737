import { auditStatuses } from '@tagmason/domain'
import { SearchField, Select, Toolbar } from '@tagmason/ui'
import type { ReactNode } from 'react'
import { useText } from '../../language.ts'
import { securityText } from './texts.ts'
import { periods, type useAuditFilter } from './useAuditFilter.ts'

const every = 'all'
const chosen = (value: string) => (value === every ? '' : value)

/** Narrows the log by words, outcome and time. */
export function AuditToolbar({
  filter,
  setWords,
  setStatus,
  setPeriod,
  end,
}: Omit<ReturnType<typeof useAuditFilter>, 'clear' | 'addressOf'> & { end: ReactNode }) {
  const { audit: text } = useText(securityText)
  return (
    <Toolbar label={text.find} end={end}>
      <SearchField label={text.search} placeholder={text.placeholder} value={filter.words ?? ''} onChange={setWords} />
      <Select
        labelHidden
        label={text.status}
        value={filter.status ?? every}
        options={[{ value: every, label: text.everyStatus }, ...auditStatuses.map((value) => ({ value, label: text.statuses[value] }))]}
        onChange={(value) => setStatus(chosen(value))}
      />
      <Select
        labelHidden
        label={text.period}
        value={filter.period ?? every}
        options={[{ value: every, label: text.everyPeriod }, ...periods.map((value) => ({ value, label: text.periods[value] }))]}
        onChange={(value) => setPeriod(chosen(value))}
      />
    </Toolbar>
  )
}
