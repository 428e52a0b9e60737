import { Checkbox, Radio } from '@ariakit/react'
import { Check } from 'lucide-react'
import { useId } from 'react'
import * as check from '../Checkbox/Checkbox.css.ts'
import { Reason } from '../Field/Reason.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ring } from '../Radios/Radios.css.ts'
import * as css from './ChoiceCards.css.ts'
import type { ChoiceCardOption } from './option.ts'

interface ChoiceCardProps extends ChoiceCardOption {
  /** Whether it is one of the chosen; nothing where only one can be chosen, which the group knows. */
  ticked: boolean | undefined
  /** Whether none of the cards can be chosen now. */
  held: boolean
  invalid: true | undefined
  onTick(): void
}

/** One choice: the whole card is the label of its box. */
export function ChoiceCard({ value, title, detail, icon, price, blocked, ticked, held, invalid, onTick }: ChoiceCardProps) {
  const id = useId()
  const wiring = {
    value,
    disabled: held || Boolean(blocked),
    accessibleWhenDisabled: true,
    'aria-labelledby': `${id}-title`,
    'aria-describedby': [price ? `${id}-price` : '', detail ? `${id}-detail` : '', blocked ? `${id}-blocked` : ''].filter(Boolean).join(' ') || undefined,
    'aria-invalid': invalid,
  }
  return (
    <label data-part="card" data-blocked={wiring.disabled || undefined} className={css.card}>
      {icon ? (
        <span className={css.picture}>
          <Icon of={icon} />
        </span>
      ) : null}
      <span className={css.words}>
        <span className={css.title}>
          <span id={`${id}-title`}>{title}</span>
          {price ? <span id={`${id}-price`}>{price}</span> : null}
        </span>
        {detail ? (
          <span id={`${id}-detail`} className={css.detail}>
            {detail}
          </span>
        ) : null}
      </span>
      <span className={check.area}>
        <Reason blocked={blocked}>
          {ticked === undefined ? (
            <Radio {...wiring} className={ring} />
          ) : (
            <Checkbox {...wiring} checked={ticked} aria-checked={ticked} className={check.box} onChange={onTick} />
          )}
        </Reason>
        {ticked ? (
          <span data-part="tick" className={check.tick}>
            <Icon of={Check} size="small" />
          </span>
        ) : null}
      </span>
      {blocked ? (
        <span hidden id={`${id}-blocked`}>
          {blocked}
        </span>
      ) : null}
    </label>
  )
}
