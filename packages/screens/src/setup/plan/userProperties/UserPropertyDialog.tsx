import { dataLayerPath, isPersonalProperty, type PlannedUserProperty } from '@tagmason/domain'
import { Button, Dialog, Stack, TextField } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useAct } from '../../../workspace.tsx'
import { useOnOpen } from '../../../useOnOpen.ts'
import { userPropertiesText } from './texts.ts'

type Problem = 'name' | 'personal' | 'taken' | 'tooMany' | 'source' | 'example'
type Draft = Pick<PlannedUserProperty, 'name' | 'source' | 'example'>

const most = 25
const longestExample = 36

/** What keeps a user property from being saved; null when nothing does. */
function problemOf({ name, source, example }: Draft, others: readonly PlannedUserProperty[]): Problem | null {
  if (name.trim() === '') return 'name'
  if (isPersonalProperty(name)) return 'personal'
  if (others.some((other) => other.name === name.trim())) return 'taken'
  if (others.length >= most) return 'tooMany'
  if (!dataLayerPath.test(source.trim())) return 'source'
  return example.trim().length > longestExample ? 'example' : null
}

export interface UserPropertyDialogProps {
  /** Those that the plan has. */
  properties: readonly PlannedUserProperty[]
  /** The one to change; closed when null. */
  edited: PlannedUserProperty | 'new' | null
  onClose(): void
}

/** Adds or changes a user property of the plan. */
export function UserPropertyDialog({ properties, edited, onClose }: UserPropertyDialogProps) {
  const text = useText(userPropertiesText)
  const save = useAct('plans.saveUserProperty')
  const [draft, setDraft] = useState<Draft>({ name: '', source: '', example: '' })
  const [tried, setTried] = useState(false)
  // What it shows stays while it closes.
  const [shown, setShown] = useState(edited)
  useOnOpen(edited !== null, () => {
    const { name, source, example } = edited === 'new' || edited === null ? { name: '', source: '', example: '' } : edited
    setDraft({ name, source, example })
    setShown(edited)
    setTried(false)
  })
  const before = shown === 'new' || shown === null ? undefined : shown
  const problem = problemOf(
    draft,
    properties.filter(({ id }) => id !== before?.id),
  )
  const errorOf = (...of: readonly Problem[]) => tried && problem !== null && of.includes(problem) && text.problems[problem]
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const submit = async () => {
    setTried(true)
    if (problem !== null) return
    if (await save.run({ ...draft, ...(before === undefined ? {} : { id: before.id }) })) onClose()
  }
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={before === undefined ? text.addTitle : text.editTitle(before.name)}
      size="small"
      busy={save.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField
          label={text.name}
          hint={text.nameHelp}
          error={errorOf('name', 'personal', 'taken', 'tooMany')}
          value={draft.name}
          onChange={(name) => set({ name })}
        />
        <TextField label={text.source} hint={text.sourceHelp} error={errorOf('source')} value={draft.source} onChange={(source) => set({ source })} />
        <TextField
          label={text.example}
          hint={text.exampleHelp}
          limit={longestExample}
          error={errorOf('example')}
          value={draft.example}
          onChange={(example) => set({ example })}
        />
      </Stack>
    </Dialog>
  )
}
