import { PortalContext } from '@ariakit/react'
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react'
import './global.css.ts'
import { surface } from './Theme.css.ts'

export type Mode = 'light' | 'dark' | 'system'
export type Density = 'comfortable' | 'compact'

/** What the theme's link element is given: an address inside or outside the product. */
export interface LinkElementProps {
  href: string
  children?: ReactNode
}

export interface ThemeProps {
  /** Light, dark, or what the operating system says. */
  mode?: Mode
  /** Room between and inside things. */
  density?: Density
  /** The element for links inside the product; a plain anchor when left out, so that this package knows no router. */
  link?: ComponentType<LinkElementProps>
  children: ReactNode
}

const LinkContext = createContext<ComponentType<LinkElementProps> | 'a'>('a')

/** The element that draws links under the nearest <Theme>. */
export const useLinkElement = () => useContext(LinkContext)

/** Gives everything under it one look. Themes nest; menus, dialogs and tooltips opened inside stay inside. */
export function Theme({ mode = 'system', density = 'comfortable', link, children }: ThemeProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const inherited = useLinkElement()
  return (
    <div data-ui="Theme" data-mode={mode} data-density={density} className={surface}>
      <PortalContext.Provider value={overlays}>
        <LinkContext.Provider value={link ?? inherited}>{children}</LinkContext.Provider>
      </PortalContext.Provider>
      <div ref={setOverlays} data-part="overlays" />
    </div>
  )
}
