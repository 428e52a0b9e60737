import type { NlpResult } from '@tagmason/domain'
import { Badge, ListRow, Stack, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { Meta } from '../../Meta.tsx'
import { Percent } from '../Percent.tsx'
import { aiText } from '../texts.ts'
import { ResultActions } from './ResultActions.tsx'
import { nlpText } from './texts.ts'
import { useOutput } from './useOutput.ts'

/** One text with what was read from it. */
export function ResultRow({ result }: { result: NlpResult }) {
  const text = useText(nlpText)
  const { accuracy: accurate } = useText(aiText)
  const now = useNow()
  const { typeOf, outputOf, briefOf } = useOutput()
  const { input, accuracy, at, checked } = result
  return (
    <ListRow
      align="start"
      title={briefOf(input)}
      facts={
        checked !== undefined && (
          <Badge tone={checked.correction === null ? 'positive' : 'caution'}>{checked.correction === null ? text.right : text.wrong}</Badge>
        )
      }
      detail={
        <Stack gap="xxs">
          <Text truncate>{outputOf(result)}</Text>
          <Meta>
            {typeOf(result)}
            {accuracy === null ? text.notChecked : <Percent of={accurate} value={accuracy} digits={0} />}
            <Time at={at} show="relative" now={now} />
          </Meta>
        </Stack>
      }
      actions={<ResultActions result={result} />}
    />
  )
}
