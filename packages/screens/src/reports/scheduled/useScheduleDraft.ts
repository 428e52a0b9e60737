import { type Frequency, type NamedTarget, type NewSchedule, type ReportSchedule, type ScheduleFormat, usualTime } from '@tagmason/domain'
import { useState } from 'react'
import { useColumnWords } from '../../analytics/reports/useColumnWords.ts'
import { usePeople } from '../../analytics/reports/usePeople.ts'
import { useRead } from '../../workspace.tsx'
import { beginsOnADay } from './times.ts'

/** What a target is called in a list of choices. */
export const keyOf = ({ kind, id }: Pick<NamedTarget, 'kind' | 'id'>) => `${kind}/${id}`

export interface ScheduleDraft {
  target: string
  description: string
  frequency: Frequency
  time: string
  timeZone: string
  /** Empty: today. */
  startsOn: string
  format: ScheduleFormat
}

/** What is written of a schedule, and what is wrong with it once somebody tried to save it. */
export function useScheduleDraft(schedule: ReportSchedule | undefined) {
  const { targets, timeZone } = useRead('schedules.list')
  const words = useColumnWords()
  const [draft, setDraft] = useState<ScheduleDraft>(
    schedule === undefined
      ? { target: '', description: '', frequency: 'Weekly', time: usualTime, timeZone, startsOn: '', format: 'PDF' }
      : { ...schedule, target: keyOf(schedule.target) },
  )
  const [tried, setTried] = useState(false)
  const { people, setPeople, wrong } = usePeople(schedule?.recipients)
  const target = targets.find((each) => keyOf(each) === draft.target)
  const { frequency, time, startsOn } = draft
  const times = { frequency, time, timeZone: draft.timeZone, ...(startsOn === '' || !beginsOnADay(frequency) ? {} : { startsOn }) }
  return {
    draft,
    times,
    people,
    setPeople,
    set: (part: Partial<ScheduleDraft>) => setDraft({ ...draft, ...part }),
    wrongAddress: wrong,
    noTarget: tried && target === undefined,
    noZone: tried && draft.timeZone === '',
    nobody: tried && people.length === 0,
    /** The schedule to keep, when nothing is wrong with it. */
    checked: (): NewSchedule | undefined => {
      setTried(true)
      if (target === undefined || target.kind === 'dashboard' || draft.timeZone === '' || people.length === 0 || wrong !== undefined) return undefined
      const { kind, id } = target
      return { ...times, target: { kind, id }, description: draft.description, recipients: people, format: draft.format, words }
    },
  }
}
