import { type ReactNode, useEffect, useRef } from 'react'
import { Text } from '../Text/Text.tsx'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { GroupRows } from './GroupRows.tsx'
import * as css from './RuleBuilder.css.ts'
import { heirOf, nextId, type Rule, type RuleAct, type RuleField, type RuleGroup, rulesAfter } from './rules.ts'
import { operatorsOf, ruleSaid, sentenceOf } from './words.ts'

export type { Rule, RuleField, RuleGroup, RuleOperator, RuleType, RuleValue } from './rules.ts'

export interface RuleBuilderProps {
  /** What the conditions decide; the accessible name. */
  label: string
  /** The conditions, of which all or any must hold; groups may lie in it, but none in those. */
  value: RuleGroup
  /** Given all conditions as they shall be. */
  onChange(value: RuleGroup): void
  /** What conditions can be about. */
  fields: readonly RuleField[]
  /** One condition in words; made of the labels when left out. */
  sentence?(rule: Rule): string
  /** What is wrong with a condition and what to do, by its id. */
  problems?: Readonly<Record<string, string>>
  /** Only one level of conditions, where the reader of the rules knows no groups. */
  flat?: boolean
  /** Why nothing can be changed now. */
  blocked?: string | false
  /** Stands before the sentence below, as `The alert is sent when`. */
  lead?: ReactNode
}

/**
 * Conditions for a trigger, an alert or an audience: rows in a group, and below in plain words what they mean together.
 * @example <RuleBuilder label="When it fires" value={rules} onChange={setRules} fields={[{ id: 'views', label: 'Page views', type: 'number', unit: 'per hour' }]} />
 */
export function RuleBuilder({ label, value, onChange, fields, sentence, problems = {}, flat = false, blocked, lead }: RuleBuilderProps) {
  const texts = useUiTexts().rules
  const locale = useLocale()
  const root = useRef<HTMLDivElement>(null)
  /** The row whose first control takes focus once it is drawn; `null` when none is left. */
  const next = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-rule]') ?? [])]
    const row = rows.find(({ dataset }) => dataset['rule'] === next.current)
    // The screen may take its time to hand back what was changed.
    if (next.current !== null && row === undefined) return
    next.current = undefined
    ;(row?.querySelector<HTMLElement>('[role=combobox]') ?? root.current?.querySelector<HTMLElement>('[data-part=add] button'))?.focus()
  })

  const act = (done: RuleAct) => {
    if (done.do === 'add') next.current = nextId(value)
    if (done.do === 'addGroup') next.current = nextId(value, 2)
    if (done.do === 'remove') next.current = heirOf(value, done.id) ?? null
    onChange(rulesAfter(value, done, (field) => operatorsOf(field, texts)))
  }
  const said = sentence ?? ((rule: Rule) => ruleSaid(rule, fields, texts, locale))
  const meaning = sentenceOf(value, said, locale)
  return (
    <div ref={root} role="group" aria-label={label} data-ui="RuleBuilder" data-blocked={Boolean(blocked) || undefined} className={css.group}>
      <GroupRows group={value} number="" fields={fields} problems={problems} flat={flat} blocked={blocked} onAct={act} />
      <div role="status" data-part="sentence" className={css.sentence}>
        <Text tone="muted">
          {value.rules.length === 0 ? (
            texts.none
          ) : (
            <>
              {lead} {meaning}
              {meaning.endsWith('…') ? '' : '.'}
            </>
          )}
        </Text>
      </div>
    </div>
  )
}
