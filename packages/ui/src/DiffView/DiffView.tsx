import { ArrowRight, Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import type { IconSource } from '../Icon/Icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { formatNumber } from '../Num/format.ts'
import { Segments } from '../Segments/Segments.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import type { Tone } from '../theme/tones.ts'
import { type ChangeKind, changeKinds, type DiffChange, groupsOf } from './change.ts'
import { Difference } from './Difference.tsx'
import * as css from './DiffView.css.ts'
import { Tilde } from './Tilde.ts'

export type { ChangeKind, DiffChange } from './change.ts'

export interface DiffViewProps {
  /** What was compared; the accessible name of the lists. */
  label: string
  /** The changes in their order; those with a `group` stand under its heading. */
  changes: readonly DiffChange[]
  /** What was and is are code: letters of one width, read from the left. */
  code?: boolean
  /** One text with marks even where there is room for two beside each other, as in a drawer. */
  unified?: boolean
  /** How many changes are drawn before one asks for the rest. */
  pageSize?: number
  /** The level of the headings of groups. */
  level?: HeadingLevel
  /** Stands there when nothing changed. */
  empty?: ReactNode
}

const marks: Record<ChangeKind, { sign: IconSource; tone: Tone }> = {
  added: { sign: Plus, tone: 'positive' },
  removed: { sign: Minus, tone: 'critical' },
  changed: { sign: Tilde, tone: 'accent' },
  renamed: { sign: ArrowRight, tone: 'neutral' },
}

/**
 * What changed between two versions, grouped, counted and to be narrowed by kind; texts word by word.
 * @example <DiffView label="Version 7 and 8" changes={[{ kind: 'changed', group: 'Tags', title: 'GA4 purchase', path: 'Event name', before: 'purchase', after: 'order' }]} />
 */
export function DiffView({ label, changes, code = false, unified = false, pageSize = 50, level = 3, empty }: DiffViewProps) {
  const texts = useUiTexts().diff
  const locale = useLocale()
  const [wanted, setWanted] = useState<ChangeKind | 'all'>('all')
  const [most, setMost] = useState(pageSize)
  const written = (count: number) => formatNumber(count, {}, locale)
  if (changes.length === 0) return empty ?? <Empty title={texts.none} />

  const kinds = changeKinds.map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length })).filter(({ count }) => count > 0)
  const kind = kinds.some((one) => one.kind === wanted) ? wanted : 'all'
  const fitting = kind === 'all' ? changes : changes.filter((change) => change.kind === kind)
  const rest = fitting.length - most
  return (
    <div data-ui="DiffView">
      <Stack>
        <Inline justify="between">
          {kinds.length > 1 ? (
            <Segments<ChangeKind | 'all'>
              label={texts.show}
              value={kind}
              options={[
                { value: 'all', label: texts.all },
                ...kinds.map(({ kind, count }) => ({ value: kind, label: `${texts.kinds[kind]} ${written(count)}` })),
              ]}
              onChange={setWanted}
            />
          ) : null}
          <div role="status">
            <Text tone="muted">{texts.count(fitting.length, written(fitting.length))}</Text>
          </div>
        </Inline>
        {groupsOf(fitting.slice(0, most)).map(({ title, changes }) => (
          <Stack key={title ?? ''} gap="xs">
            {title === undefined ? null : (
              <Inline align="baseline">
                <Heading level={level} size="body">
                  {title}
                </Heading>
                <Text size="small" tone="muted">
                  {written(fitting.filter(({ group }) => group === title).length)}
                </Text>
              </Inline>
            )}
            <ul role="list" aria-label={[label, title].filter(Boolean).join(': ')}>
              {changes.map((change, at) => (
                <Change key={at} change={change} code={code} unified={unified} word={texts.kinds[change.kind]} />
              ))}
            </ul>
          </Stack>
        ))}
        {rest > 0 ? (
          <Inline>
            <Button size="small" onPress={() => setMost(most + Math.max(pageSize, 50))}>
              {texts.more(rest, written(rest))}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </div>
  )
}

function Change({ change, code, unified, word }: { change: DiffChange; code: boolean; unified: boolean; word: string }) {
  const { sign, tone } = marks[change.kind]
  return (
    <li data-part="change" data-kind={change.kind} className={css.item}>
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
