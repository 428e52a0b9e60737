import { ArrowUpRight } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { button, label as labelPart } from '../Button/Button.css.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import type { Tone } from '../theme/tones.ts'

export interface LinkButtonProps {
  /** Where it leads. */
  href: string
  /** Where it leads, in words. */
  children: ReactNode
  /** What it means; critical destroys. */
  tone?: Tone
  /** Solid for the main step of its place, quiet beside it, plain where many stand together. */
  look?: 'solid' | 'quiet' | 'plain'
  /** Small inside tables, rows and cards. */
  size?: 'standard' | 'small'
  /** A picture before the words. */
  icon?: IconSource
  /** A picture after the words, as a chevron. */
  iconEnd?: IconSource
  /** Leaves the product and opens beside it. */
  external?: boolean
  /** Takes the whole width of its place. */
  full?: boolean
  /** A longer accessible name that begins with the visible words. */
  label?: string
  /** Runs beside the navigation, as closing a menu. */
  onPress?(): void
  /** The element that takes focus. */
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link that looks like a button, for the next step that is another page.
 * @example <LinkButton href="/setup" tone="accent" look="solid">Start setup</LinkButton>
 */
export function LinkButton(props: LinkButtonProps) {
  const { href, children, tone = 'neutral', look = 'quiet', size = 'standard', icon, iconEnd, external, full = false, label, onPress, ref } = props
  const end = iconEnd ?? (external ? ArrowUpRight : undefined)
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
      {end ? <Icon of={end} /> : null}
    </Anchor>
  )
}
