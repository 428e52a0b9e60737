import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { formatNumber } from '../Num/format.ts'
import { Segments } from '../Segments/Segments.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { type ChangeKind, changeKinds, type DiffChange, groupsOf } from './change.ts'
import { ChangeRow } from './ChangeRow.tsx'

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

/**
 * What changed between two versions, grouped, counted and to be narrowed by kind; texts word by word.
 * @example <DiffView label="Version 7 and 8" changes={[{ kind: 'changed', group: 'Tags', title: 'GA4 purchase', path: 'Event name', before: 'purchase', after: 'order' }]} />
 */
export function DiffView({ label, changes, code = false, unified = false, pageSize = 50, level = 3, empty }: DiffViewProps) {
  const texts = useUiTexts().diff
  const locale = useLocale()
  const [wanted, setWanted] = useState<ChangeKind | 'all'>('all')
  const [most, setMost] = useState(pageSize)
  const [begun, setBegun] = useState<DiffChange>()
  const first = useRef<HTMLLIElement>(null)
  // The button goes with the last portion: the first change that it showed takes its focus.
  useLayoutEffect(() => {
    if (begun) first.current?.focus()
  }, [begun])
  const written = (count: number) => formatNumber(count, {}, locale)
  if (changes.length === 0) return empty ?? <Empty title={texts.none} />

  const kinds = changeKinds.map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length })).filter(({ count }) => count > 0)
  const kind = kinds.some((one) => one.kind === wanted) ? wanted : 'all'
  const fitting = kind === 'all' ? changes : changes.filter((change) => change.kind === kind)
  const rest = fitting.length - most
  const portion = Math.max(pageSize, 50)
  const showMore = () => {
    setMost(most + portion)
    if (rest <= portion) setBegun(fitting[most])
  }
  // What was opened in a change stays with it while others come and go.
  const places = new Map(changes.map((change, at) => [change, at]))
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
              {changes.map((change) => (
                <ChangeRow
                  key={places.get(change)}
                  ref={change === begun ? first : undefined}
                  change={change}
                  code={code}
                  unified={unified}
                  word={texts.kinds[change.kind]}
                />
              ))}
            </ul>
          </Stack>
        ))}
        {rest > 0 ? (
          <Inline>
            <Button size="small" onPress={showMore}>
              {texts.more(rest, written(rest))}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </div>
  )
}
