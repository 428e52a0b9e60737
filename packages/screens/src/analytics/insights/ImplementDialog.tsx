import { type AIInsight, eventNamePattern, type Implementation, implementationOf, implementations, mostDescription } from '@tagmason/domain'
import { Button, Dialog, Select, Stack, TextArea, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { places } from './Became.tsx'
import { insightsText } from './texts.ts'
import { useOnOpen } from '../../useOnOpen.ts'

/** Makes something of an insight: what suits it is filled in, and can be changed first. Each opening begins anew. */
export function ImplementDialog({ insight, open, onClose }: { insight: AIInsight; open: boolean; onClose(): void }) {
  const text = useText(insightsText)
  const { title, description } = insight
  const { go } = useNavigation()
  const implement = useAct('insights.implement')
  const begun = { as: implementationOf[insight.type], name: title, description }
  const [draft, setDraft] = useState(begun)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(begun)
    setTried(false)
  })
  const { as, name } = draft
  const problem = as === 'event' && !eventNamePattern.test(name.trim()) ? text.noEventName : name.trim() === '' && text.noName
  const save = async () => {
    setTried(true)
    if (problem || !(await implement.run({ id: insight.id, ...draft }))) return
    toast.success(text.done, { detail: text.kindNamed(text.kinds[as], name), action: { label: text.show, onPress: () => go(places[as]) } })
    onClose()
  }
  // An event is called by a name of its own kind; what a title becomes as one is the member's to say.
  const choose = (next: Implementation) => setDraft({ ...draft, as: next, name: next === 'event' ? eventNameOf(name) : name })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.implementTitle(title)}
      detail={text.implementDetail}
      busy={implement.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={implement.busy} blocked={implement.blocked}>
            {text.implement}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Select
          label={text.becomes}
          value={as}
          onChange={choose}
          options={implementations.map((value) => ({ value, label: text.kinds[value], detail: text.kindDetails[value] }))}
        />
        <TextField label={text.name} value={name} onChange={(next) => setDraft({ ...draft, name: next })} error={tried && problem} />
        {as !== 'event' && (
          <TextArea
            label={text.description}
            optional
            rows={4}
            limit={mostDescription}
            value={draft.description}
            onChange={(next) => setDraft({ ...draft, description: next })}
          />
        )}
      </Stack>
    </Dialog>
  )
}

/** Words as a name that Google Analytics takes, as far as they go: `Shorten the form` as `shorten_the_form`. */
const eventNameOf = (words: string) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 40)
