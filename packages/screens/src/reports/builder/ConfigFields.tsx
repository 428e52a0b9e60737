import { chartLooks, type DashboardWidget, type ReportDimension, reportDimensions, reportPeriods, widgetRegistry } from '@tagmason/domain'
import { Checks, Select, Stack, TextField } from '@tagmason/ui'
import { reportsText } from '../../analytics/reports/texts.ts'
import { useText } from '../../language.ts'
import type { BuilderText } from './text.ts'
import { builderText } from './texts.ts'

interface Wrong {
  title?: string | false
  metrics?: string | false
}

/** What is wrong with a widget, in words. */
export function wrongWith({ type, title, metrics }: DashboardWidget, text: BuilderText['config']): Wrong {
  const { most } = widgetRegistry[type]
  return { title: title.trim() === '' && text.noName, metrics: metrics.length === 0 ? text.noFigures : metrics.length > most && text.tooMany(most) }
}

const followsDashboard = 'dashboard'

/** The question that a widget asks, and how it draws the answer. */
export function ConfigFields({ draft, wrong, onChange }: { draft: DashboardWidget; wrong: Wrong; onChange(draft: DashboardWidget): void }) {
  const { config: text } = useText(builderText)
  const { editor, dimensions, metrics: names } = useText(reportsText)
  const { metrics: possible, most } = widgetRegistry[draft.type]
  const set = (part: Partial<DashboardWidget>) => onChange({ ...draft, ...part })
  const offered = possible[draft.dimension] ?? []
  const options = offered.map((value) => ({ value, label: names[value] }))
  const timely = draft.dimension === 'day'
  /** Other rows have other figures. */
  const setRows = (dimension: ReportDimension) => set({ dimension, metrics: (possible[dimension] ?? []).slice(0, 1) })
  return (
    <Stack gap="m">
      <TextField required label={text.name} limit={80} error={wrong.title ?? false} value={draft.title} onChange={(title) => set({ title })} />
      <Select
        label={text.rows}
        value={draft.dimension}
        options={reportDimensions.filter((value) => possible[value] !== undefined).map((value) => ({ value, label: dimensions[value] }))}
        onChange={setRows}
      />
      {most === 1 ? (
        <Select label={text.figure} value={draft.metrics[0] ?? ''} options={options} onChange={(metric) => set({ metrics: [metric] })} />
      ) : (
        <Checks
          direction="row"
          label={text.figures}
          value={draft.metrics}
          error={wrong.metrics ?? false}
          options={options}
          onChange={(metrics) => set({ metrics })}
        />
      )}
      {timely && (
        <Select
          label={text.range}
          value={draft.period ?? followsDashboard}
          options={[{ value: followsDashboard, label: text.asDashboard }, ...reportPeriods.map((value) => ({ value, label: editor.periods[value] }))]}
          onChange={(chosen) => set({ period: reportPeriods.find((value) => value === chosen) ?? null })}
        />
      )}
      <TextField optional label={text.filter} hint={editor.filterHint} value={draft.filter} onChange={(filter) => set({ filter })} />
      {draft.type === 'chart' && timely && (
        <Select
          label={text.look}
          value={draft.look}
          options={chartLooks.map((value) => ({ value, label: text.looks[value] }))}
          onChange={(look) => set({ look })}
        />
      )}
    </Stack>
  )
}
