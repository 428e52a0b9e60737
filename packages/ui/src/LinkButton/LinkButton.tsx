import type { ReactNode, Ref } from 'react'
import { button, label as labelPart } from '../Button/Button.css.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import type { Tone } from '../theme/tones.ts'

export interface LinkButtonProps {
  href: string
  /** Where it leads, in words. */
  children: ReactNode
  tone?: Tone
  look?: 'solid' | 'quiet' | 'plain'
  size?: 'standard' | 'small'
  icon?: IconSource
  iconEnd?: IconSource
  /** Leaves the product and opens beside it. */
  external?: boolean
  /** Takes the whole width of its place. */
  full?: boolean
  /** A longer accessible name that begins with the visible words. */
  label?: string
  /** Runs beside the navigation, as closing a menu. */
  onPress?(): void
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link that looks like a button, for the next step that is another page.
 * @example <LinkButton href="/setup" tone="accent" look="solid">Start setup</LinkButton>
 */
export function LinkButton(props: LinkButtonProps) {
  const { href, children, tone = 'neutral', look = 'quiet', size = 'standard', icon, iconEnd, external, full = false, label, onPress, ref } = props
  return (
    <Anchor
      data-ui="LinkButton"
      data-tone={tone}
      ref={ref}
      href={href}
      external={external}
      aria-label={label}
      onClick={onPress}
      className={button({ tone, look, size, full, square: false })}
    >
      {icon ? <Icon of={icon} /> : null}
      <span data-part="label" className={labelPart}>
        {children}
      </span>
      {iconEnd ? <Icon of={iconEnd} /> : null}
    </Anchor>
  )
}
