import { frequencies, scheduleFormats } from '@tagmason/domain'
import { ComboBox, Row, Select, Stack, TagField, TextField, useLocale } from '@tagmason/ui'
import { reportsText } from '../../analytics/reports/texts.ts'
import { useText } from '../../language.ts'
import { useNow, useRead } from '../../workspace.tsx'
import { NextRuns } from './NextRuns.tsx'
import { scheduledText } from './texts.ts'
import { beginsOnADay, daysOf, timesOf, timeZones } from './times.ts'
import { keyOf, type useScheduleDraft } from './useScheduleDraft.ts'

/** What is sent, when, to whom, and when that will be next. */
export function ScheduleFields({ form }: { form: ReturnType<typeof useScheduleDraft> }) {
  const { dialog: text } = useText(scheduledText)
  const { schedule: words, share } = useText(reportsText)
  const { targets } = useRead('schedules.list')
  const now = useNow()
  const locale = useLocale()
  const { draft, times, set, people, setPeople } = form
  const group = (label: string, kind: 'builtIn' | 'report') => ({
    label,
    options: targets.filter((target) => target.kind === kind).map((target) => ({ value: keyOf(target), label: target.name })),
  })
  const days = draft.timeZone === '' ? [] : daysOf(now, draft.timeZone, draft.startsOn, locale)
  return (
    <Stack gap="m">
      <Row>
        <Select
          required
          label={text.report}
          placeholder={text.choose}
          error={form.noTarget && text.noReport}
          value={draft.target}
          groups={[group(text.builtIn, 'builtIn'), group(text.own, 'report')].filter(({ options }) => options.length > 0)}
          onChange={(target) => set({ target })}
        />
        <Select
          label={words.format}
          value={draft.format}
          options={scheduleFormats.map((value) => ({ value, label: words.formats[value] }))}
          onChange={(format) => set({ format })}
        />
      </Row>
      <TextField optional label={text.description} limit={300} value={draft.description} onChange={(description) => set({ description })} />
      <Row>
        <Select
          label={words.frequency}
          value={draft.frequency}
          options={frequencies.map((value) => ({ value, label: words.frequencies[value] }))}
          onChange={(frequency) => set({ frequency })}
        />
        <Select label={text.time} value={draft.time} options={timesOf(draft.time, locale)} onChange={(time) => set({ time })} />
      </Row>
      <Row>
        <ComboBox
          required
          label={text.zone}
          error={form.noZone && text.noZone}
          value={draft.timeZone}
          options={[...new Set([draft.timeZone, ...timeZones])].filter(Boolean).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={(timeZone) => set({ timeZone })}
        />
        {beginsOnADay(draft.frequency) && (
          <Select label={text.firstDay} value={draft.startsOn || (days[0]?.value ?? '')} options={days} onChange={(startsOn) => set({ startsOn })} />
        )}
      </Row>
      <TagField
        required
        label={words.recipients}
        hint={share.peopleHint}
        error={form.wrongAddress === undefined ? form.nobody && words.noRecipients : share.peopleWrong(form.wrongAddress)}
        entries={people}
        onChange={setPeople}
      />
      {draft.timeZone !== '' && <NextRuns times={times} />}
    </Stack>
  )
}
