import { conditionHolds, type Facts } from '@tagmason/domain'
import { Alert, Card, NumberField, Row, type RuleGroup, Stack, TextField } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { clauseOf, conditionOf, problemsOf, rowsOf } from '../conditions/rules.ts'
import { conditionsText } from '../conditions/texts.ts'
import { triggersText } from './texts.ts'

/** Evaluates the condition as it stands for what somebody says has happened. Nothing to try where it is empty or not whole. */
export function TryCondition({ rules }: { rules: RuleGroup }) {
  const text = useText(triggersText)
  const conditions = useText(conditionsText)
  const [facts, setFacts] = useState<Facts>({})
  const asked = [...new Set(rowsOf(rules).map((rule) => clauseOf(rule).measure))]
  if (asked.length === 0 || Object.keys(problemsOf(rules, conditions)).length > 0) return null
  const fires = conditionHolds(conditionOf(rules), facts)
  return (
    <Card sunken level={2} title={text.tryIt} detail={text.tryDetail}>
      <Stack gap="s">
        <Row>
          {asked.map((measure) => {
            const fact = facts[measure]
            const label = conditions.measures[measure]
            return measure === 'page' ? (
              <TextField key={measure} label={label} value={String(fact ?? '')} onChange={(page) => setFacts({ ...facts, page })} />
            ) : (
              <NumberField
                key={measure}
                label={label}
                unit={conditions.units[measure] ?? ''}
                value={typeof fact === 'number' ? fact : undefined}
                onChange={(value) => setFacts({ ...facts, [measure]: value })}
              />
            )
          })}
        </Row>
        <Alert tone={fires ? 'positive' : 'neutral'} title={fires ? text.fires : text.firesNot} />
      </Stack>
    </Card>
  )
}
