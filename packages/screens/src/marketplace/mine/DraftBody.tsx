import { type ActInput, type ChecklistPart, checklistParts, type MyTemplates } from '@tagmason/domain'
import { Alert, Bullets, Stack } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { Contents } from './Contents.tsx'
import { PictureField } from './PictureField.tsx'
import { Readiness } from './Readiness.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { mineText } from './texts.ts'
import { faultsOf, shortOf, type Values, valuesOf } from './values.ts'

type Change = ActInput<'templates.edit'>['change']

export interface DraftBodyProps {
  draft: MyTemplates['drafts'][number]
  /** Somebody wanted to publish it. */
  tried: boolean
  /** The name that the store has already; empty when none was refused. */
  taken: string
  /** What changed, and the fields that cannot be kept as they are. */
  onChange(change: Change, without: readonly (keyof Change)[]): void
}

/** What buyers are told, what they get, and what is still open before they can. */
export function DraftBody({ draft, tried, taken, onChange }: DraftBodyProps) {
  const { editor: text, fields } = useText(mineText)
  const { checklist, draft: kept } = useRead('templates.draft', { id: draft.id })
  const [values, setValues] = useState(valuesOf(draft))
  const faults = { ...faultsOf(values, fields, taken), ...(tried ? shortOf(values, fields) : {}) }
  const unkept = (next: Values) => {
    const wrong = faultsOf(next, fields)
    return (Object.keys(next) as (keyof Values)[]).filter((key) => wrong[key])
  }
  const set = (part: Partial<Values>) => {
    const next = { ...values, ...part }
    setValues(next)
    onChange(part, unkept(next))
  }
  const open = (Object.keys(checklistParts) as ChecklistPart[]).filter((part) => !checklist[part])
  const openList = <Bullets label={text.blockedDetail} items={open.map((part) => text.parts[part])} />
  return (
    <Stack gap="l">
      {tried && open.length > 0 && <Alert tone="critical" title={text.blocked} detail={openList} />}
      <Readiness progress={kept.progress} checklist={checklist} />
      <Stack gap="m">
        <TemplateFields values={values} faults={faults} onChange={set} />
        <PictureField picture={kept.picture} onChange={(picture) => onChange({ picture }, unkept(values))} />
      </Stack>
      <Contents id={draft.id} />
    </Stack>
  )
}
