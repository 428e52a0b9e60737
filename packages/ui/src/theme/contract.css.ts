import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { compact, tokens } from './tokens.ts'

/** `accent.fillHover` becomes `--ui-accent-fill-hover`: readable, public, and kept from version to version. */
const publicName = (_value: string | null, path: string[]) => `ui-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

export const vars = createGlobalThemeContract(tokens, publicName)

createGlobalTheme(':root', vars, tokens)

globalStyle('[data-density=compact]', { vars: { ...assignVars(vars.space, compact.space), ...assignVars(vars.size, compact.size) } })
globalStyle('[data-density=comfortable]', { vars: { ...assignVars(vars.space, tokens.space), ...assignVars(vars.size, tokens.size) } })
globalStyle('[data-mode=light]', { colorScheme: 'light' })
globalStyle('[data-mode=dark]', { colorScheme: 'dark' })
globalStyle('[data-mode=system]', { colorScheme: 'light dark' })

globalStyle(':root', { '@media': { '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.duration]: '0ms' } } } })
