import type { ElementBox, FoundElement, FoundOnPage, VisionComparison } from '@tagmason/domain'
import { Badge, Button, List, ListRow, Stack, Text, toast } from '@tagmason/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../../language.ts'
import { useAct } from '../../../../workspace.tsx'
import { screenshotText } from '../../texts.ts'
import { visionText } from './texts.ts'

/** What a model saw always has a place. */
type Seen = FoundOnPage & { box: ElementBox }

export interface ComparisonProps {
  comparison: VisionComparison
  elements: readonly FoundElement[]
}

/** What both found, what only the model found, and what only this device found. Nothing of it changes the results by itself. */
export function Comparison({ comparison: { model, found, onlyDevice }, elements }: ComparisonProps) {
  const base = useText(screenshotText)
  const text = useText(visionText)
  const insert = useAct('screenshots.insert')
  const [taken, setTaken] = useState<readonly number[]>([])
  const byId = new Map(elements.map((element) => [element.id, element]))
  const named = ({ type, text: words }: Pick<FoundOnPage, 'type' | 'text'>) => (words === '' ? text.wordless(base.types[type]) : words)
  const both = found.flatMap(({ element, own }) => (own === null ? [] : [{ element, own: byId.get(own) }]))
  const onlyModel = found.flatMap(({ element, own }) => (own === null && element.box !== undefined ? [{ ...element, box: element.box }] : []))
  const take = async (element: Seen, at: number) => {
    if ((await insert.run(element)) === undefined) return
    setTaken((before) => [...before, at])
    toast.success(text.taken)
  }
  return (
    <Stack gap="s">
      <Text>{text.result(model, both.length, onlyModel.length, onlyDevice.length)}</Text>
      <List label={text.title}>
        {onlyModel.map((element, at) => (
          <ListRow
            // The model's answer has no ids, and its order stays.
            // oxlint-disable-next-line react/no-array-index-key
            key={`model ${at}`}
            title={named(element)}
            facts={
              <>
                <Badge>{base.types[element.type]}</Badge>
                <Badge tone="caution">{text.onlyModel}</Badge>
              </>
            }
            actions={
              taken.includes(at) ? (
                <Badge tone="positive">{text.taken}</Badge>
              ) : (
                <Button
                  size="small"
                  icon={Plus}
                  label={base.of(text.take, named(element))}
                  busy={insert.busy}
                  blocked={insert.blocked}
                  onPress={() => void take(element, at)}
                >
                  {text.take}
                </Button>
              )
            }
          />
        ))}
        {onlyDevice.flatMap((id) => {
          const own = byId.get(id)
          return own === undefined
            ? []
            : [
                <ListRow
                  key={id}
                  title={named(own)}
                  facts={
                    <>
                      <Badge>{base.types[own.type]}</Badge>
                      <Badge tone="accent">{text.onlyDevice}</Badge>
                    </>
                  }
                />,
              ]
        })}
        {both.flatMap(({ element, own }) =>
          own === undefined
            ? []
            : [
                <ListRow
                  key={own.id}
                  title={named(own)}
                  facts={
                    <>
                      <Badge>{base.types[own.type]}</Badge>
                      <Badge tone="positive">{text.both}</Badge>
                    </>
                  }
                  detail={(element.type !== own.type || element.text !== own.text) && text.modelSays(base.types[element.type], element.text)}
                />,
              ],
        )}
      </List>
    </Stack>
  )
}
