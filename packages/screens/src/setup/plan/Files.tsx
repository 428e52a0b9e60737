import { consentModes, measurementIdPattern, measurementIdPlaceholder, type StoredPlan } from '@tagmason/domain'
import { Card, Select, Split, Stack, TabbedPanel, TextField } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { ContainerFile } from './ContainerFile.tsx'
import { Ga4File } from './Ga4File.tsx'
import { PlanFile } from './PlanFile.tsx'
import { SnippetsFile } from './SnippetsFile.tsx'

/** The files that the plan becomes, and the two choices that they need. */
export function Files({ stored }: { stored: StoredPlan }) {
  const text = useText(setupText).files
  return (
    <Card level={2} title={text.title} detail={text.intro}>
      <Stack gap="l">
        <Split ratio="even" gap="m" aside={<Consent stored={stored} />}>
          <MeasurementId stored={stored} />
        </Split>
        <TabbedPanel
          label={text.title}
          initial="container"
          tabs={[
            { id: 'container', label: text.container, panel: () => <ContainerFile /> },
            { id: 'ga4', label: text.ga4, panel: () => <Ga4File /> },
            { id: 'snippets', label: text.snippets, panel: () => <SnippetsFile /> },
            { id: 'plan', label: text.planFile, panel: () => <PlanFile /> },
          ]}
        />
      </Stack>
    </Card>
  )
}

/** Saved when the field is left, and only when it can be one: half an id in a container would collect nothing. */
function MeasurementId({ stored: { measurementId: saved } }: { stored: StoredPlan }) {
  const text = useText(setupText).files
  const save = useAct('plans.setFiles')
  const [typed, setTyped] = useState(saved)
  const [seen, setSeen] = useState(saved)
  const [left, setLeft] = useState(false)
  const id = typed.trim().toUpperCase()
  const good = id === '' || measurementIdPattern.test(id)

  // Undo and another project bring another id.
  if (saved !== seen) {
    setSeen(saved)
    setTyped(saved)
    setLeft(false)
  }

  const leave = () => {
    setLeft(true)
    if (!good) return
    setTyped(id)
    if (id !== saved) void save.run({ measurementId: id })
  }
  return (
    <TextField
      label={text.measurementId}
      hint={text.measurementIdHint}
      error={left && !good && text.measurementIdWrong}
      value={typed}
      onChange={setTyped}
      onLeave={leave}
      placeholder={measurementIdPlaceholder}
      blocked={save.blocked}
    />
  )
}

function Consent({ stored }: { stored: StoredPlan }) {
  const text = useText(setupText).files
  const save = useAct('plans.setFiles')
  return (
    <Select
      label={text.consent}
      hint={text.consentHint}
      options={consentModes.map((value) => ({ value, label: text.consents[value] }))}
      value={stored.consent}
      blocked={save.blocked}
      onChange={(consent) => void save.run({ consent })}
    />
  )
}
