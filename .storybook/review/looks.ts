import { commands, page } from 'vitest/browser'
import { accentPairsOf } from '../../packages/ui/src/theme/brand.ts'
import { vars } from '../../packages/ui/src/theme/contract.css.ts'
import { type Mode, phone, yellow } from './modes.ts'

/** The themes that follow the story's mode: the outermost ones. Those nested inside chose their own. */
const themes = () => [...document.querySelectorAll<HTMLElement>('[data-ui=Theme]')].filter((theme) => !theme.parentElement?.closest('[data-ui=Theme]'))

/**
 * Puts the story that stands on the page into a mode, without drawing it again, and answers how to take it out: one story is played once and looked at in many ways.
 */
export const looks: Record<Mode, () => Promise<() => Promise<void>>> = {
  light: async () => {
    document.documentElement.style.colorScheme = 'light'
    return async () => undefined
  },
  dark: async () => {
    const before = themes().map((theme) => [theme, theme.dataset['mode']] as const)
    for (const theme of themes()) theme.dataset['mode'] = 'dark'
    document.documentElement.style.colorScheme = 'dark'
    return async () => {
      for (const [theme, mode] of before) theme.dataset['mode'] = mode
      document.documentElement.style.colorScheme = 'light'
    }
  },
  phone: async () => {
    const before = { width: innerWidth, height: innerHeight }
    await page.viewport(phone.width, phone.height)
    return () => page.viewport(before.width, before.height)
  },
  rtl: async () => {
    document.documentElement.dir = 'rtl'
    return async () => document.documentElement.removeAttribute('dir')
  },
  contrast: async () => {
    await commands.askContrast(true)
    return () => commands.askContrast(false)
  },
  yellow: async () => {
    const pairs = accentPairsOf(yellow)
    const names = Object.entries(vars.accent).map(([key, variable]) => [variable.slice(4, -1), pairs[key as keyof typeof pairs]] as const)
    const changed = themes()
    for (const theme of changed) for (const [name, value] of names) theme.style.setProperty(name, value)
    return async () => {
      for (const theme of changed) for (const [name] of names) theme.style.removeProperty(name)
    }
  },
}
