import { Badge, formatTime, useLocale } from '@tagmason/ui'
import { FlaskConical } from 'lucide-react'
import { useText } from '../language.ts'
import { useRead } from '../workspace.tsx'
import { shellText } from './texts.ts'

/** Says that this is the sample and at which date its clock stands, so that a reader does not take it for today. */
export function SampleBadge() {
  const text = useText(shellText)
  const { space, now } = useRead('session.get')
  const locale = useLocale()
  if (space !== 'sample') return null
  return (
    <Badge icon={FlaskConical} look="quiet">
      {text.sampleBadge(formatTime(Date.parse(now), 'date', locale))}
    </Badge>
  )
}
