import type { FoundElement, VisionComparison } from '@tagmason/domain'
import { Alert, Button, Hidden, Inline, Section, Stack, Text, toast } from '@tagmason/ui'
import { GitCompare, Settings2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useText } from '../../../../language.ts'
import { useAct, useRead } from '../../../../workspace.tsx'
import type { Picture } from '../../readPicture.ts'
import { Comparison } from './Comparison.tsx'
import { pictureForModel } from './pictureForModel.ts'
import { visionText } from './texts.ts'
import { late } from '../../../../late.ts'

const VisionDialog = late(() => import('./VisionDialog.tsx'), 'VisionDialog')

export interface VisionPartProps {
  /** Missing where it was chosen in another visit, so that nothing can be sent. */
  picture: Picture | undefined
  elements: readonly FoundElement[]
}

/** A second opinion from a model that sees, where somebody set one up. Off by default; it is asked by a press only, which is said. */
export function VisionPart({ picture, elements }: VisionPartProps) {
  const text = useText(visionText)
  const settings = useRead('vision.settings')
  const { blocked: noSettings } = useAct('vision.save')
  const [open, setOpen] = useState(false)
  const [comparison, setComparison] = useState<VisionComparison | null>(null)
  const [fault, setFault] = useState('')
  const [drawing, setDrawing] = useState(false)
  const compare = useAct('screenshots.compare', ([issue]) => {
    const said = text.faults[issue?.message ?? '']
    setFault(said ?? '')
    return said !== undefined
  })
  const on = settings?.on === true
  const busy = drawing || compare.busy
  const start = async (file: File) => {
    setFault('')
    setDrawing(true)
    const sent = await pictureForModel(file).catch(() => undefined)
    setDrawing(false)
    if (sent === undefined) return toast.error(text.notDrawn)
    const made = await compare.run(sent)
    if (made !== undefined) setComparison(made.done)
  }
  return (
    <Section level={3} title={text.title}>
      <Stack gap="s">
        <Text size="small" tone="muted">
          {on ? text.sends(settings.model, new URL(settings.address).host) : text.off}
        </Text>
        <Inline gap="xs">
          {on && (
            <Button
              icon={GitCompare}
              busy={busy}
              blocked={compare.blocked || (picture === undefined && text.noPicture)}
              onPress={() => picture && void start(picture.file)}
            >
              {text.compare(settings.model)}
            </Button>
          )}
          <Button look={on ? 'plain' : 'quiet'} icon={Settings2} blocked={noSettings} onPress={() => setOpen(true)}>
            {settings === null ? text.setUp : text.settings}
          </Button>
          <Hidden announce="status">{busy && text.asking}</Hidden>
        </Inline>
        {fault !== '' && <Alert tone="critical" title={text.failed} detail={fault} />}
        {comparison !== null && on && <Comparison comparison={comparison} elements={elements} />}
      </Stack>
      <Suspense>{open && <VisionDialog settings={settings} onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  )
}
