import { Button } from '@tagmason/ui'
import { Settings2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useText } from '../../language.ts'
import { useSpace } from '../../workspace.tsx'
import { projectSettingsText } from './texts.ts'
import { late } from '../../late.ts'

const ProjectSettings = late(() => import('./ProjectSettings.tsx'), 'ProjectSettings')

/** Opens the settings of a real project; the sample is as it is specified. */
export function SettingsButton() {
  const text = useText(projectSettingsText)
  const [open, setOpen] = useState(false)
  if (useSpace() === 'sample') return null
  return (
    <>
      <Button icon={Settings2} onPress={() => setOpen(true)}>
        {text.title}
      </Button>
      {open && (
        <Suspense>
          <ProjectSettings onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
