import { type ConversionGoal, eventNamePattern, type GoalDraft as CheckedGoal, type GoalPeriod, sameName } from '@tagmason/domain'
import { useState } from 'react'
import { useOnOpen } from '../../useOnOpen.ts'

export interface GoalDraft {
  name: string
  event: string
  target: number | undefined
  /** In units of the currency, as it is written. */
  value: number | undefined
  period: GoalPeriod
  /** Whether its event is a conversion; a secondary goal is watched beside them. */
  isConversion: boolean
}

const empty: GoalDraft = { name: '', event: '', target: undefined, value: 0, period: 'month', isConversion: true }
const draftOf = (goal?: ConversionGoal): GoalDraft =>
  goal === undefined
    ? empty
    : {
        name: goal.name,
        event: goal.event,
        target: goal.target,
        value: goal.valueCents / 100,
        period: goal.period,
        isConversion: goal.secondary !== true,
      }

/** What is written in the form of a goal, and what is wrong with it once somebody tried to send it. Each opening begins with what is kept. */
export function useGoalDraft(open: boolean, goals: readonly ConversionGoal[], goal?: ConversionGoal) {
  const [draft, setDraft] = useState(() => draftOf(goal))
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(draftOf(goal))
    setTried(false)
  })
  const { name, event, target, value, period, isConversion } = draft
  const taken = goals.some((other) => other.id !== goal?.id && sameName(other.name, name))
  const problems = {
    name: name.trim() === '' ? 'nameMissing' : taken ? 'nameTaken' : false,
    event: event.trim() === '' ? 'eventMissing' : eventNamePattern.test(event.trim()) ? false : 'eventWrong',
    target: target !== undefined && Number.isInteger(target) && target >= 1 ? false : 'targetWrong',
    value: value !== undefined && value >= 0 ? false : 'valueWrong',
  } as const
  const fine = Object.values(problems).every((problem) => problem === false)
  return {
    draft,
    set: (part: Partial<GoalDraft>) => setDraft({ ...draft, ...part }),
    problems: tried ? problems : ({ name: false, event: false, target: false, value: false } as const),
    /** The goal to keep, when nothing is wrong with it. */
    checked: (): CheckedGoal | undefined => {
      setTried(true)
      if (!fine || target === undefined || value === undefined) return undefined
      return { name, event, target, period, valueCents: Math.round(value * 100), ...(isConversion ? {} : { secondary: true }) }
    },
  }
}
