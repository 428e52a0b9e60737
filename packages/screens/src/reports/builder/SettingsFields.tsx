import { dashboardAccesses, type DashboardSettings, refreshes, reportPeriods } from '@tagmason/domain'
import { Row, Select, Stack, TextField } from '@tagmason/ui'
import { reportsText } from '../../analytics/reports/texts.ts'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { builderText } from './texts.ts'

export interface SettingsFieldsProps {
  draft: DashboardSettings
  /** Id of the member who made it. */
  owner: string
  nameWrong: string | false
  onChange(part: Partial<DashboardSettings>): void
}

/** What a dashboard is called and how it behaves. */
export function SettingsFields({ draft, owner, nameWrong, onChange }: SettingsFieldsProps) {
  const { dialog: text } = useText(builderText)
  const { editor } = useText(reportsText)
  const { member } = useRead('session.get')
  const { name, description, range, refresh, access } = draft
  return (
    <Stack gap="m">
      <TextField required label={text.name} limit={80} error={nameWrong} value={name} onChange={(next) => onChange({ name: next })} />
      <TextField optional label={text.description} limit={300} value={description} onChange={(next) => onChange({ description: next })} />
      <Row>
        <Select
          label={text.range}
          value={range}
          options={reportPeriods.map((value) => ({ value, label: editor.periods[value] }))}
          onChange={(next) => onChange({ range: next })}
        />
        <Select
          label={text.refresh}
          value={refresh}
          options={refreshes.map((value) => ({ value, label: text.refreshes[value] }))}
          onChange={(next) => onChange({ refresh: next })}
        />
      </Row>
      <Select
        label={text.access}
        value={access}
        blocked={owner !== member.id && access === 'everyone' && text.notYours}
        options={dashboardAccesses.map((value) => ({ value, label: text.accesses[value] }))}
        onChange={(next) => onChange({ access: next })}
      />
    </Stack>
  )
}
