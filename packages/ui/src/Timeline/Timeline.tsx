import { Circle, CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import type { Tone } from '../theme/tones.ts'
import * as css from './Timeline.css.ts'

export interface TimelineEntry {
  /** Tells it from the others. */
  id: string
  /** When it was; a `<Time>`. */
  at: ReactNode
  /** What happened, and who did it. */
  title: ReactNode
  /** What followed from it, or what it changed. */
  detail?: ReactNode
  /** What takes more than a line of text to say. */
  facts?: ReactNode
  /** What it means; the title says it too. */
  tone?: Tone
  /** What kind of thing it was, as a picture; one for the tone when left out. */
  icon?: IconSource
  /** What can be done about it. */
  actions?: ReactNode
}

export interface TimelineProps {
  /** The accessible name, the same words as the heading above it. */
  label: string
  /** In the order of reading, the newest first or last. */
  entries: readonly TimelineEntry[]
}

const pictures: Record<Tone, IconSource> = { neutral: Circle, accent: Info, positive: CircleCheck, caution: CircleAlert, critical: CircleX }

/**
 * What happened, one thing after the other.
 * @example <Timeline label="Activity" entries={[{ id: '1', at: <Time at={log.at} show="both" />, title: 'Published version 12', tone: 'positive' }]} />
 */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol role="list" data-ui="Timeline" aria-label={label}>
      {entries.map(({ id, at, title, detail, facts, tone = 'neutral', icon = pictures[tone], actions }) => (
        <li key={id} data-tone={tone} className={css.entry}>
          <span data-part="mark" className={css.mark({ tone })}>
            <Icon of={icon} size="small" />
          </span>
          <div className={css.words}>
            <Stack gap="xs">
              <div>
                <Inline justify="between" align="baseline">
                  <Text inline weight="medium">
                    {title}
                  </Text>
                  <Text inline size="small" tone="muted">
                    {at}
                  </Text>
                </Inline>
                {detail ? <Text tone="muted">{detail}</Text> : null}
                {facts}
              </div>
              {actions ? <Inline>{actions}</Inline> : null}
            </Stack>
          </div>
        </li>
      ))}
    </ol>
  )
}
