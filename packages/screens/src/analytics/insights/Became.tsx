import type { AIInsight, Implementation } from '@tagmason/domain'
import { Link, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import type { Path } from '../../routeTable.ts'
import { insightsText } from './texts.ts'

/** Where each kind is at home. */
export const places: Record<Implementation, Path> = {
  event: '/setup/events',
  trigger: '/automation/triggers',
  alert: '/automation/alerts',
  workflow: '/automation/workflows',
  recommendation: '/ai/recommendations',
}

/** What an insight has become, with the way there. */
export function Became({ insight: { became } }: { insight: AIInsight }) {
  const text = useText(insightsText)
  if (became === undefined) return null
  const { kind, name } = became
  return (
    <Text size="small" tone="muted">
      {text.became} <Link href={places[kind]}>{text.kindNamed(text.kinds[kind], name)}</Link>
    </Text>
  )
}
