import { ArrowRight, Minus, Plus } from 'lucide-react'
import type { Ref } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import type { IconSource } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import type { Tone } from '../theme/tones.ts'
import type { ChangeKind, DiffChange } from './change.ts'
import { Difference } from './Difference.tsx'
import * as css from './DiffView.css.ts'
import { Tilde } from './Tilde.ts'

const marks: Record<ChangeKind, { sign: IconSource; tone: Tone }> = {
  added: { sign: Plus, tone: 'positive' },
  removed: { sign: Minus, tone: 'critical' },
  changed: { sign: Tilde, tone: 'accent' },
  renamed: { sign: ArrowRight, tone: 'neutral' },
}

interface ChangeRowProps {
  change: DiffChange
  code: boolean
  unified: boolean
  word: string
  /** Makes it able to take focus. */
  ref: Ref<HTMLLIElement> | undefined
}

/** One change: what kind it is, of what, and what was and is. */
export function ChangeRow({ change, code, unified, word, ref }: ChangeRowProps) {
  const { sign, tone } = marks[change.kind]
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined} data-part="change" data-kind={change.kind} className={css.item}>
      <div className={css.kind}>
        <Badge tone={tone} icon={sign}>
          {word}
        </Badge>
      </div>
      <div className={css.what}>
        <div>
          <Text weight="medium">{change.title}</Text>
          {change.path ? (
            <Text size="small" tone="muted">
              {change.path}
            </Text>
          ) : null}
        </div>
        <Difference change={change} code={code} unified={unified} />
      </div>
    </li>
  )
}
