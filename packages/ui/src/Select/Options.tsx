import { SelectGroup, SelectGroupLabel, SelectItem, SelectItemCheck } from '@ariakit/react'
import { Check } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import * as css from '../overlay/overlay.css.ts'
import type { SelectAction, SelectGroupOf, SelectOption } from './option.ts'

interface OptionsProps {
  options: readonly SelectOption[]
  groups: readonly SelectGroupOf[] | undefined
  actions: readonly SelectAction[]
}

/** What stands in the list of a Select. */
export function Options({ options, groups, actions }: OptionsProps) {
  return (
    <>
      {groups === undefined
        ? options.map((option) => <Option key={option.value} {...option} />)
        : groups.map((group) => (
            <SelectGroup key={group.label}>
              <SelectGroupLabel className={css.groupLabel}>{group.label}</SelectGroupLabel>
              {group.options.map((option) => (
                <Option key={option.value} {...option} />
              ))}
            </SelectGroup>
          ))}
      {actions.length > 0 ? <div aria-hidden className={css.separator} /> : null}
      {actions.map(({ label, icon, onPress }) => (
        <SelectItem key={label} data-part="action" hideOnClick className={css.entry({ tone: 'neutral' })} onClick={onPress}>
          {icon ? (
            <span className={css.entryIcon}>
              <Icon of={icon} />
            </span>
          ) : null}
          <span className={css.entryWords}>{label}</span>
        </SelectItem>
      ))}
    </>
  )
}

function Option({ value, label, detail }: SelectOption) {
  return (
    <SelectItem data-part="option" value={value} className={css.entry({ tone: 'neutral' })}>
      <span className={css.entryWords}>
        {label}
        {detail ? <span className={css.entryDetail}>{detail}</span> : null}
      </span>
      <span className={css.entryMark}>
        <SelectItemCheck>
          <Icon of={Check} />
        </SelectItemCheck>
      </span>
    </SelectItem>
  )
}
