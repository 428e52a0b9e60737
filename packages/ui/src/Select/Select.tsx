import type { SelectAction, SelectGroupOf, SelectOption } from './option.ts'
import { Select as Control, SelectProvider, VisuallyHidden } from '@ariakit/react'
import { ChevronsUpDown } from 'lucide-react'
import type { Ref } from 'react'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Choices } from './Choices.tsx'
import * as css from './Select.css.ts'
import { Options } from './Options.tsx'

export interface SelectProps<Value extends string = string> extends FieldBasics {
  /** The chosen value; empty when none is chosen yet. */
  value: Value | ''
  /** Given the value that was chosen. */
  onChange(value: Value): void
  /** In the order of reading. */
  options?: readonly SelectOption<Value>[]
  /** Instead of `options`, for more than about ten. */
  groups?: readonly SelectGroupOf<Value>[]
  /** Said while nothing is chosen. */
  placeholder?: string
  /** Things to do instead of choosing, after a line at the end. */
  actions?: readonly SelectAction[]
  /** A picture before the chosen words. */
  icon?: IconSource
  /** Only the picture, as in the narrow sidebar; the words stay for readers of the screen. */
  compact?: boolean
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * One of several named values.
 * @example <Select label="Project" value={project} options={projects} actions={[{ label: 'Create new project', onPress: create }]} onChange={choose} />
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options = [], groups, placeholder, actions = [], icon, compact = false, ref, ...basics } = props
  const all = groups === undefined ? options : groups.flatMap((group) => group.options)
  const chosen = all.find((option) => option.value === value)
  const choose = (next: string) => {
    const found = all.find((option) => option.value === next)
    if (found !== undefined && found.value !== value) onChange(found.value)
  }
  const seen = compact && !basics.blocked ? [basics.label, chosen?.label].filter(Boolean).join(': ') : basics.blocked
  const words = <span className={[css.words, chosen ? '' : css.empty].join(' ')}>{chosen?.label ?? placeholder ?? ''}</span>
  return (
    <Field {...basics}>
      {(wiring, labelId) => (
        <SelectProvider value={value} setValue={choose}>
          <Reason blocked={seen}>
            <Control
              {...wiring}
              data-ui="Select"
              ref={ref}
              aria-labelledby={labelId}
              disabled={Boolean(basics.blocked)}
              accessibleWhenDisabled
              className={[css.select, compact ? css.compact : ''].join(' ')}
            >
              {icon ? (
                <span className={css.mark}>
                  <Icon of={icon} />
                </span>
              ) : null}
              {compact ? <VisuallyHidden>{words}</VisuallyHidden> : words}
              {compact ? null : (
                <span className={css.mark}>
                  <Icon of={ChevronsUpDown} size="small" />
                </span>
              )}
            </Control>
          </Reason>
          <Choices label={basics.label}>
            <Options options={options} groups={groups} actions={actions} />
          </Choices>
        </SelectProvider>
      )}
    </Field>
  )
}
