import {
  type Clause,
  type ClauseComparison,
  clauseComparisons,
  clauseProblem,
  type EventCondition,
  type Measure,
  measures,
  numberComparisons,
  pageComparisons,
} from '@tagmason/domain'
import type { Rule, RuleField, RuleGroup } from '@tagmason/ui'
import type { ConditionsText } from './text.ts'

/** A kept condition as rows to edit. */
export const rulesOf = ({ match, clauses }: EventCondition): RuleGroup => ({
  id: 'rule-1',
  match,
  rules: clauses.map(({ measure, comparison, value }, at) => ({ id: `rule-${at + 2}`, field: measure, operator: comparison, value })),
})

/** One row as the clause it means; what is not filled in is empty, which `clauseProblem` refuses. */
export function clauseOf({ field, operator, value = '' }: Rule): Clause {
  const measure: Measure = measures.find((each) => each === field) ?? 'page'
  const comparison: ClauseComparison = clauseComparisons.find((each) => each === operator) ?? 'is'
  return { measure, comparison, value: typeof value === 'string' ? value.trim() : value }
}

/** The rows; groups within groups are not offered. */
export const rowsOf = (group: RuleGroup): Rule[] => group.rules.flatMap((rule) => ('rules' in rule ? [] : [rule]))

/** The rows as the condition to keep. */
export const conditionOf = (group: RuleGroup): EventCondition => ({ match: group.match, clauses: rowsOf(group).map(clauseOf) })

/** What is wrong, by row; nothing when the condition can be kept. */
export function problemsOf(group: RuleGroup, { problems }: ConditionsText): Record<string, string> {
  return Object.fromEntries(
    rowsOf(group).flatMap((rule) => {
      const problem = clauseProblem(clauseOf(rule))
      return problem === null ? [] : [[rule.id, problems[problem]]]
    }),
  )
}

/** What the rows can be about. */
export const fieldsOf = (offered: readonly Measure[], text: ConditionsText): RuleField[] =>
  offered.map((id) => ({
    id,
    label: text.measures[id],
    type: id === 'page' ? 'text' : 'number',
    unit: text.units[id] ?? '',
    placeholder: id === 'page' ? text.placeholder : '',
    operators: (id === 'page' ? pageComparisons : numberComparisons).map((comparison) => ({ id: comparison, label: text.comparisons[comparison] })),
  }))
