import { PortalContext } from '@ariakit/react'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ComponentType, createContext, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react'
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import './global.css.ts'
import './forced.css.ts'
import { accentPairsOf } from './brand.ts'
import { vars } from './contract.css.ts'
import { type Direction, DirectionContext } from './direction.tsx'
import { type Locale, LocaleContext, useLocale } from './locale.tsx'
import { TextsContext, type UiTexts, useUiTexts } from './texts.tsx'
import { surface } from './Theme.css.ts'

export type Mode = 'light' | 'dark' | 'system'
export type Density = 'comfortable' | 'compact'

/** What the theme's link element is given: an address inside or outside the product. */
export interface LinkElementProps {
  /** Where it leads. */
  href: string
  /** To be set on the anchor as it is. */
  className?: string
  /** To be called before the way is taken. */
  onClick?(event: MouseEvent<HTMLAnchorElement>): void
  /** What stands in the anchor. */
  children?: ReactNode
}

export interface ThemeProps {
  /** Light, dark, or what the operating system says. */
  mode?: Mode
  /** Room between and inside things. */
  density?: Density
  /**
   * One colour, `#rgb` or `#rrggbb`, that the accent is made from in both modes; its lightness moves as far as contrast asks. What means something (positive, caution, critical) is never
   * branded. Inherited when left out; anything that is not a colour throws one sentence.
   */
  brand?: string
  /** Which way lines are read; also turns the arrow keys of tabs and segments. Inherited when left out. */
  direction?: Direction
  /** The element for links inside the product; a plain anchor when left out, so that this package knows no router. */
  link?: ComponentType<LinkElementProps>
  /** How numbers and times are written: a tag as `de`, or with the time zone `{ locale: 'de', timeZone: 'Europe/Berlin' }`. Inherited when left out. */
  locale?: string | Locale
  /** The few words that primitives say by themselves, as `{ close: 'Schließen' }`. What is left out is inherited. */
  texts?: Partial<UiTexts>
  /** What stands in it. */
  children: ReactNode
}

const LinkContext = createContext<ComponentType<LinkElementProps> | 'a'>('a')

/** The element that draws links under the nearest <Theme>. */
export const useLinkElement = () => useContext(LinkContext)

/**
 * Gives everything under it one look. Themes nest; menus, dialogs and tooltips opened inside stay inside.
 * @example <Theme mode="dark" brand="#0f766e">{preview}</Theme>
 */
export function Theme({ mode = 'system', density = 'comfortable', brand, direction, link, locale, texts, children }: ThemeProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null)
  const inherited = useLinkElement()
  const reading = useContext(DirectionContext)
  const around = useLocale()
  const said = useUiTexts()
  const words = useMemo(() => (texts === undefined ? said : { ...said, ...texts }), [said, texts])
  const accent = useMemo(() => (brand === undefined ? undefined : assignInlineVars(vars.accent, accentPairsOf(brand))), [brand])
  const writing = typeof locale === 'string' ? { ...around, locale } : (locale ?? around)
  return (
    <div data-ui="Theme" data-mode={mode} data-density={density} dir={direction} className={surface} style={accent}>
      <PortalContext.Provider value={overlays}>
        <LocaleContext.Provider value={writing}>
          <TextsContext.Provider value={words}>
            <DirectionContext.Provider value={direction ?? reading}>
              <LinkContext.Provider value={link ?? inherited}>{children}</LinkContext.Provider>
            </DirectionContext.Provider>
          </TextsContext.Provider>
        </LocaleContext.Provider>
      </PortalContext.Provider>
      <div ref={setOverlays} data-part="overlays" />
    </div>
  )
}
