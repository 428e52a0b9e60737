import { reportDimensions, reportPeriods } from '@tagmason/domain'
import { Checks, Row, Select, Stack, TextField } from '@tagmason/ui'
import type { ReactNode } from 'react'
import { useText } from '../../language.ts'
import { reportsText } from './texts.ts'
import { metricsOf, type useReportDraft } from './useReportDraft.ts'

/** The question that a report asks; the preview stands under it. */
export function EditorFields({ draft: form, children }: { draft: ReturnType<typeof useReportDraft>; children: ReactNode }) {
  const { editor: text, dimensions, metrics } = useText(reportsText)
  const { draft, set, setDimension, nameWrong, noColumns } = form
  return (
    <Stack gap="m">
      <TextField label={text.name} required error={nameWrong && text[nameWrong]} value={draft.name} onChange={(name) => set({ name })} />
      <Row>
        <Select
          label={text.rows}
          value={draft.dimension}
          options={reportDimensions.map((value) => ({ value, label: dimensions[value] }))}
          onChange={setDimension}
        />
        {draft.dimension === 'day' && (
          <Select
            label={text.period}
            value={draft.period}
            options={reportPeriods.map((value) => ({ value, label: text.periods[value] }))}
            onChange={(period) => set({ period })}
          />
        )}
      </Row>
      <TextField label={text.filter} hint={text.filterHint} optional value={draft.filter} onChange={(filter) => set({ filter })} />
      <Checks
        direction="row"
        label={text.columns}
        value={draft.metrics}
        error={noColumns && text.columnsMissing}
        options={metricsOf(draft.dimension).map((value) => ({ value, label: metrics[value] }))}
        onChange={(chosen) => set({ metrics: chosen })}
      />
      {children}
    </Stack>
  )
}
