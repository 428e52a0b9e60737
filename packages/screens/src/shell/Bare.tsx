import { Theme, Toasts } from '@tagmason/ui'
import { locales, useText } from '../language.ts'
import { useRead } from '../workspace.tsx'
import { Preferred } from './Preferred.tsx'
import type { ShellProps } from './Shell.tsx'
import { shellText } from './texts.ts'

/** A page without sidebar and top bar, in the member's theme and language: for stories, where the page alone is looked at. */
export const Bare = ({ link, children }: ShellProps) => (
  <Preferred>
    <Plain link={link}>{children}</Plain>
  </Preferred>
)

function Plain({ link, children }: ShellProps) {
  const text = useText(shellText)
  const { preferences, brand, timeZone } = useRead('session.get')
  const { mode, language } = preferences
  return (
    <Theme mode={mode} brand={brand.color} link={link} locale={{ locale: locales[language], timeZone }} texts={text.ui}>
      {children}
      <Toasts label={text.toasts} />
    </Theme>
  )
}
