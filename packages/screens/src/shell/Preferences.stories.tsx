import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { actsFail, phone, states, story } from '../states.ts'
import { Shell } from './Shell.tsx'

export default {
  title: 'Shell/Theme and language',
  component: Shell,
  parameters: {
    requirements: {
      ThemeMenuOpen: 'SHELL-LAYOUT-02',
      ThemeNotSaved: 'GEN-STATE-04',
      LanguageSwitched: 'SHELL-LAYOUT-02, SHELL-LAYOUT-02-B',
      ThemeSwitched: 'SHELL-LAYOUT-02-B',
    },
    path: '/',
    shell: true,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Shell>
type Story = StoryObj

const bar = async () => within(await screen.findByRole('banner'))
const themeMenu = async () => within(await screen.findByRole('menu', { name: 'Theme' }))
/** The mode that the story is looked at in, and the other. */
const shownMode = () => (document.documentElement.dataset['mode'] === 'dark' ? (['Dark', 'Light'] as const) : (['Light', 'Dark'] as const))
const ground = () => getComputedStyle(screen.getByRole('banner')).backgroundColor

export const ThemeMenuOpen: Story = {
  play: async ({ userEvent }) => {
    const theme = (await bar()).getByRole('button', { name: 'Theme' })
    const language = (await bar()).getByRole('button', { name: 'Language' })
    // Fixed at the top right, also where the page has scrolled.
    for (const button of [theme, language]) {
      const fixed = button.closest('[data-part=end]')
      await expect(fixed && getComputedStyle(fixed).position).toBe('fixed')
      const { top, right } = button.getBoundingClientRect()
      await expect(top).toBeLessThan(56)
      await expect(right).toBeGreaterThan(window.innerWidth - 100)
    }
    await userEvent.click(theme)
    const menu = await themeMenu()
    await expect(menu.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['Light', 'Dark', 'System'])
    await expect(menu.getByRole('menuitemradio', { name: shownMode()[0] })).toBeChecked()
  },
}

export const ThemeSwitched: Story = {
  play: async ({ userEvent }) => {
    const choose = async (mode: string) => {
      await userEvent.click((await bar()).getByRole('button', { name: 'Theme' }))
      await userEvent.click((await themeMenu()).getByRole('menuitemradio', { name: mode }))
    }
    await bar()
    const [now, other] = shownMode()
    const before = ground()
    await choose(other)
    await waitFor(() => expect(ground()).not.toBe(before))
    await expect(document.documentElement).toHaveAttribute('data-mode', other.toLowerCase())
    await choose(now)
    await waitFor(() => expect(ground()).toBe(before))
  },
}

/** A choice that cannot be saved is taken back and said. */
export const ThemeNotSaved: Story = {
  parameters: story({ workspace: actsFail }).parameters,
  play: async ({ userEvent }) => {
    await bar()
    const before = ground()
    await userEvent.click((await bar()).getByRole('button', { name: 'Theme' }))
    await userEvent.click((await themeMenu()).getByRole('menuitemradio', { name: shownMode()[1] }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not done: change preferences')
    await expect(ground()).toBe(before)
  },
}

export const LanguageMenuOpen: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click((await bar()).getByRole('button', { name: 'Language' }))
    const menu = within(await screen.findByRole('menu', { name: 'Language' }))
    await expect(menu.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['English', 'Español', 'Français', 'Deutsch'])
    await expect(menu.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
  },
}

/** What must not be seen while the language changes: a skeleton, a busy page, a page that is gone for a moment. */
function watchForGaps(page: HTMLElement) {
  const seen: string[] = []
  const observer = new MutationObserver((changes) => {
    if (document.querySelector('[data-ui=Skeleton]') !== null) seen.push('skeleton')
    if (document.querySelector('main[aria-busy=true]') !== null) seen.push('busy')
    if (!page.isConnected) seen.push('removed')
    for (const { target } of changes) if (target instanceof HTMLElement && target.contains(page) && target.style.display === 'none') seen.push('hidden')
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style', 'aria-busy'] })
  return () => {
    observer.disconnect()
    return seen
  }
}

const labels = [
  { name: 'Español', lang: 'es', sidebar: 'Menú principal', language: 'Idioma', heading: 'Panel' },
  { name: 'Français', lang: 'fr', sidebar: 'Menu principal', language: 'Langue', heading: 'Tableau de bord' },
  { name: 'Deutsch', lang: 'de', sidebar: 'Hauptmenü', language: 'Sprache', heading: 'Dashboard' },
  { name: 'English', lang: 'en', sidebar: 'Main', language: 'Language', heading: 'Dashboard' },
]

/** Every label changes at once, with no skeleton in between, and numbers follow the language. */
export const LanguageSwitched: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByRole('main')
    await canvas.findByRole('list', { name: 'Key figures' })
    // What comes later on the page has come: only a skeleton of the change is one too many.
    await waitFor(() => expect(document.querySelector('[data-ui=Skeleton]')).toBeNull())
    let button = (await bar()).getByRole('button', { name: 'Language' })
    for (const { name, lang, sidebar, language, heading } of labels) {
      const gaps = watchForGaps(page)
      await userEvent.click(button)
      await userEvent.click(await screen.findByRole('menuitemradio', { name }))
      button = await screen.findByRole('button', { name: language })
      await expect(canvas.getByRole('navigation', { name: sidebar })).toBeVisible()
      await expect(canvas.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', lang))
      await expect(gaps()).toEqual([])
    }
  },
}

export const SpanishLabels: Story = {
  ...states.spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Menú principal' })).toBeVisible()
    await expect(document.title).toBe('Panel · Tagmason')
    await waitFor(() => expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toContainEqual(expect.stringContaining('1247')))
  },
}

export const GermanLongLabels: Story = {
  parameters: { ...states.german.parameters, path: '/setup' },
  play: async ({ canvas }) => {
    const sidebar = await canvas.findByRole('navigation', { name: 'Hauptmenü' })
    await expect(within(sidebar).getByRole('button', { name: 'Einrichtung und Konfiguration' })).toBeVisible()
    await expect(sidebar.scrollWidth).toBeLessThanOrEqual(256)
  },
}

export const GermanOnPhone: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toContainEqual(expect.stringContaining('1.247')))
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
