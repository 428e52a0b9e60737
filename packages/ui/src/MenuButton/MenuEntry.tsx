import { MenuItem, useMenuContext } from '@ariakit/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import * as css from '../overlay/overlay.css.ts'

/** One thing a menu offers. */
export interface MenuAction {
  label: string
  /** A second line in small. */
  detail?: ReactNode
  icon?: IconSource
  /** Critical for what destroys. */
  tone?: 'neutral' | 'critical'
  /** Why it cannot be chosen now; shown under it. */
  blocked?: string | false
  /** On or off; makes it one of a choice, with a tick. */
  checked?: boolean
  /** Goes there instead of doing something. */
  href?: string
  onPress?(): void
}

/** Draws one entry of a menu. */
export function MenuEntry({ label, detail, icon, tone = 'neutral', blocked, checked, href, onPress }: MenuAction) {
  const below = blocked || detail
  const menu = useMenuContext()
  const press = () => {
    // A dialog that opens now gives focus back to where it was: that must be the button, since the entry is gone by then.
    menu?.getState().disclosureElement?.focus()
    onPress?.()
  }
  return (
    <MenuItem
      data-part="item"
      data-tone={tone}
      data-blocked={Boolean(blocked) || undefined}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      disabled={Boolean(blocked)}
      accessibleWhenDisabled
      render={href === undefined || blocked ? undefined : <Anchor href={href} />}
      className={css.entry({ tone })}
      // Ariakit leaves a menu open when the press was taken, as the app's own links do.
      onClick={href === undefined ? onPress && press : () => menu?.hideAll()}
    >
      {icon ? (
        <span className={css.entryIcon}>
          <Icon of={icon} />
        </span>
      ) : null}
      <span className={css.entryWords}>
        <span className={blocked ? css.faded : undefined}>{label}</span>
        {below ? <span className={css.entryDetail}>{below}</span> : null}
      </span>
      {checked === undefined ? null : <span className={css.entryMark}>{checked ? <Icon of={Check} /> : null}</span>}
    </MenuItem>
  )
}
