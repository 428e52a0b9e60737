import { Menu, MenuButton as Control, MenuGroup, MenuGroupLabel, MenuProvider, MenuSeparator } from '@ariakit/react'
import { Fragment, type ReactNode, type Ref } from 'react'
import { button } from '../Button/Button.css.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import * as css from '../overlay/overlay.css.ts'
import type { Tone } from '../theme/tones.ts'
import { plainText } from './MenuButton.css.ts'
import { type MenuAction, MenuEntry } from './MenuEntry.tsx'

export type { MenuAction } from './MenuEntry.tsx'

export interface MenuGroupOf {
  /** The name of the group, shown above it. */
  label?: string
  /** What the group offers, in order. */
  items: readonly MenuAction[]
}

export interface MenuButtonProps {
  /** The accessible name; shown on hover and focus when there is no text. With other text it names the menu alone, and the text the button. */
  label: string
  /** A picture before the words, or alone. */
  icon?: IconSource
  /** The visible words, or whatever stands in the button. Without it the button is its icon. */
  text?: ReactNode
  /** A picture after the words, as a chevron. */
  iconEnd?: IconSource
  /** One list of things. */
  items?: readonly MenuAction[]
  /** Several lists, parted by lines. */
  groups?: readonly MenuGroupOf[]
  /** Stands above the entries, as who is signed in. */
  header?: ReactNode
  /** Solid for the main action of its place, quiet beside it, plain where many stand together. */
  look?: 'solid' | 'quiet' | 'plain'
  /** What it means; critical destroys. */
  tone?: Tone
  /** Small inside tables, rows and cards. */
  size?: 'standard' | 'small'
  /** Takes the whole width of its place. */
  full?: boolean
  /** Where the menu opens; the other side where there is no room. */
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
  /** The button. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button with a menu: the rest of what can be done with a row, or a choice among few.
 * @example <MenuButton label="More: Purchase" icon={Ellipsis} items={[{ label: 'Delete', tone: 'critical', onPress: remove }]} />
 */
export function MenuButton(props: MenuButtonProps) {
  const { label, icon, text, iconEnd, items = [], groups = [{ items }], header, look = 'plain', tone = 'neutral', size = 'standard', full = false, ref } = props
  const bare = text === undefined
  const control = (
    <Control
      data-ui="MenuButton"
      ref={ref}
      aria-label={bare || (typeof text === 'string' && label.includes(text)) ? label : undefined}
      className={[button({ tone, look, size, square: bare, full }), bare ? '' : plainText].join(' ')}
    >
      {icon ? <Icon of={icon} /> : null}
      {text}
      {iconEnd ? <Icon of={iconEnd} /> : null}
    </Control>
  )
  return (
    <MenuProvider placement={props.placement ?? (bare ? 'bottom-end' : 'bottom-start')}>
      {bare ? <Tooltip text={label}>{control}</Tooltip> : control}
      <Menu data-ui="Menu" aria-label={label} fixed unmountOnHide gutter={4} overflowPadding={8} className={css.surface}>
        {header ? (
          <div data-part="header" className={css.header}>
            {header}
          </div>
        ) : null}
        {groups.map((group, at) => (
          <Fragment key={group.label ?? at}>
            {at > 0 ? <MenuSeparator className={css.separator} /> : null}
            <MenuGroup>
              {group.label ? <MenuGroupLabel className={css.groupLabel}>{group.label}</MenuGroupLabel> : null}
              {group.items.map((item) => (
                <MenuEntry key={item.label} {...item} />
              ))}
            </MenuGroup>
          </Fragment>
        ))}
      </Menu>
    </MenuProvider>
  )
}
