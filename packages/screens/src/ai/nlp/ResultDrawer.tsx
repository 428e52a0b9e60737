import type { NlpResult } from '@tagmason/domain'
import { Button, Drawer, Facts, Num, Section, Stack, Tags, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { nlpText } from './texts.ts'
import { useOutput } from './useOutput.ts'

/** The result that the address names: the whole text, and all that was found in it. */
export function ResultDrawer({ results }: { results: readonly NlpResult[] }) {
  const text = useText(nlpText)
  const { typeOf } = useOutput()
  const uncheck = useAct('nlp.uncheck')
  const [id, setId] = useQuery('id')
  const found = results.find((result) => result.id === id)
  return (
    <Drawer
      open={found !== undefined}
      onClose={() => setId('')}
      title={found === undefined ? text.details : typeOf(found)}
      actions={
        found?.checked !== undefined && (
          <Button busy={uncheck.busy} blocked={uncheck.blocked} onPress={() => void uncheck.run({ id })}>
            {text.uncheck}
          </Button>
        )
      }
    >
      {found !== undefined && <Whole {...found} />}
    </Drawer>
  )
}

function Whole(result: NlpResult) {
  const text = useText(nlpText)
  const { outputOf } = useOutput()
  const { facts } = text
  const { input, reading, accuracy, checked } = result
  const list = (label: string, items: readonly string[]) => (items.length === 0 ? [] : [{ term: label, value: <Tags label={label} items={items} /> }])
  return (
    <Stack gap="l">
      <Section size="large" title={text.input}>
        <Text>{input}</Text>
      </Section>
      <Section size="large" title={text.output}>
        <Text>{outputOf(result)}</Text>
      </Section>
      <Facts
        items={[
          ...(reading === undefined
            ? []
            : [
                { term: facts.language, value: reading.language === null ? text.unknownLanguage : text.languages[reading.language] },
                { term: facts.words, value: <Num value={reading.words} /> },
                { term: facts.sentences, value: <Num value={reading.sentences} /> },
                ...list(facts.keywords, reading.keywords),
                ...list(facts.because, reading.sentiment?.because ?? []),
                ...list(facts.events, reading.events ?? []),
              ]),
          { term: facts.accuracy, value: accuracy === null ? text.notChecked : <Num value={accuracy / 100} as="percent" digits={0} /> },
          ...(checked === undefined ? [] : [{ term: facts.checked, value: checked.by }]),
        ]}
      />
    </Stack>
  )
}
