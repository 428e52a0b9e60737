import { Badge, formatTime, Show, useLocale } from '@tagmason/ui'
import { FlaskConical } from 'lucide-react'
import { useText } from '../language.ts'
import { useRead } from '../workspace.tsx'
import { shellText } from './texts.ts'

/** Says that this is the sample and at which date its clock stands, so that nobody takes it for today (G-02). */
export function SampleBadge() {
  const text = useText(shellText)
  const { space, now } = useRead('session.get')
  const locale = useLocale()
  if (space !== 'sample') return null
  return (
    <Show from="desktop">
      <Badge icon={FlaskConical} look="quiet">
        {text.sampleBadge(formatTime(Date.parse(now), 'date', locale))}
      </Badge>
    </Show>
  )
}
