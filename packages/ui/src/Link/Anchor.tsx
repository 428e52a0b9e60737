import { Role } from '@ariakit/react'
import type { ReactNode, Ref } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { useLinkElement } from '../theme/Theme.tsx'

/** What every linking primitive needs of an anchor; private to this package, so class names stay inside. */
export interface AnchorProps {
  href: string
  /** Leaves the product: a plain anchor in a new tab. */
  external?: boolean
  className?: string
  /** The name of the primitive on the root, or of the part inside one. */
  'data-ui'?: string
  'data-part'?: string
  'data-tone'?: string
  'data-look'?: string
  'aria-label'?: string
  'aria-current'?: 'page' | 'true'
  'aria-describedby'?: string
  onClick?: () => void
  ref?: Ref<HTMLAnchorElement>
  children?: ReactNode
}

/** The anchor under Link, LinkButton, LinkCard and the rest: the theme's link element inside the product, a plain one outside. */
export function Anchor({ href, external = false, ...rest }: AnchorProps) {
  const Element = useLinkElement()
  if (external) return <Outside href={href} {...rest} />
  return <Role.a render={<Element href={href} />} {...rest} />
}

/** Says that it opens a new tab, which nobody who cannot see the arrow would expect. */
function Outside({ 'aria-label': label, children, ...rest }: Omit<AnchorProps, 'external'>) {
  const { newTab } = useUiTexts()
  return (
    <a target="_blank" rel="noreferrer" {...rest} aria-label={label && `${label} ${newTab}`}>
      {children}
      <Hidden> {newTab}</Hidden>
    </a>
  )
}
