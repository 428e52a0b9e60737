import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { planned, story } from '../states.ts'
import { toastSays } from '../inStories.ts'
import { eventList, generateButton, goals, goalsField } from './inStories.ts'
import { NaturalLanguage } from './NaturalLanguage.tsx'

export default {
  title: 'Setup/Natural Language',
  component: NaturalLanguage,
  parameters: {
    requirements: {
      Ready: 'SETUP-NL-01, 02, 04, 05, 07 to 13',
      CrumbLeadsToSetup: 'SETUP-NL-03',
      ExampleFilled: 'SETUP-NL-06',
      EmptyGoalsToast: 'SETUP-NL-18, GEN-TOAST-01, 06',
      WhiteSpaceGoalsToast: 'SETUP-NL-19',
      Done: 'SETUP-NL-15 to 17',
    },
    path: '/setup/natural-language',
  },
} satisfies Meta<typeof NaturalLanguage>
type Story = StoryObj<typeof NaturalLanguage>

/** The page before anything is typed. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    await expect(crumbs.map((crumb) => crumb.textContent)).toEqual(['Dashboard', 'Setup', 'Natural Language Setup'])
    await expect(await goalsField(canvas)).toHaveValue('')
    await expect(within(canvas.getByRole('group', { name: 'Example goals' })).getAllByRole('button')).toHaveLength(3)
    await expect(await generateButton(canvas)).not.toHaveAttribute('aria-disabled', 'true')
    const panel = within(canvas.getByRole('region', { name: 'What AI will configure' }))
    await expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Custom events and conversions',
      'Tag manager tags',
      'Analytics property configuration',
      'Automated triggers',
      'Custom dashboards',
    ])
    await expect(canvas.queryByRole('heading', { name: 'Measurement plan' })).toBeNull()
  },
}

export const CrumbLeadsToSetup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Setup' }))
    await canvas.findByRole('heading', { name: 'Setup', level: 1 })
  },
}

export const ExampleFilled: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await goalsField(canvas)
    for (const example of within(canvas.getByRole('group', { name: 'Example goals' })).getAllByRole('button')) {
      await userEvent.clear(field)
      await userEvent.click(example)
      await expect(field).not.toHaveValue('')
    }
  },
}

/** An info toast at the top right, announced, and focus stays where it was. */
export const EmptyGoalsToast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await generateButton(canvas))
    const toast = await toastSays('info', 'Please describe your tracking goals first')
    await expect(canvas.queryByRole('button', { name: 'Analyzing Goals...' })).toBeNull()
    await expect(await generateButton(canvas)).toHaveFocus()
    await waitFor(async () => {
      const { top, right } = toast.getByText('Please describe your tracking goals first').closest('.Toastify__toast')!.getBoundingClientRect()
      await expect(window.innerWidth - right).toBeLessThanOrEqual(40)
      await expect(top).toBeLessThanOrEqual(200)
    })
  },
}

export const WhiteSpaceGoalsToast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await goalsField(canvas), '   {Enter}  ')
    await userEvent.click(await generateButton(canvas))
    await toastSays('info', 'Please describe your tracking goals first')
    await expect(canvas.queryByRole('button', { name: 'Analyzing Goals...' })).toBeNull()
  },
}

/** The button is itself again, a toast says so, and the plan stands under the form. */
export const Done: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await goalsField(canvas), goals)
    await userEvent.click(await generateButton(canvas))
    await toastSays('success', 'Successfully analyzed your goals and generated tracking recommendations!')
    await canvas.findByRole('heading', { name: 'Measurement plan', level: 2 })
    const events = await eventList(canvas)
    await expect(events).toHaveTextContent('purchase')
    await expect(events).toHaveTextContent('for “newsletter sign-ups”')
    await expect(events).toHaveTextContent('Get a quote')
    const button = await generateButton(canvas)
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
    await expect(await goalsField(canvas)).toHaveValue(goals)
  },
}

export const ByShortcut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await goalsField(canvas), 'Track purchases{Control>}{Enter}{/Control}')
    await expect(await eventList(canvas)).toHaveTextContent('purchase')
  },
}

export const FromDashboard: Story = {
  parameters: { path: '/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'AI-powered setup' }), 'Track purchases{Enter}')
    await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })
    await expect(await goalsField(canvas)).toHaveValue('Track purchases')
    await expect(await eventList(canvas)).toHaveTextContent('purchase')
  },
}

export const SpanishGoals: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await goalsField(canvas), 'Queremos medir las compras y las suscripciones al boletín.')
    await userEvent.click(await generateButton(canvas))
    const events = await eventList(canvas)
    await expect(events).toHaveTextContent('purchase')
    await expect(events).toHaveTextContent('for “suscripciones al boletín”')
  },
}

/** Everything the product says is German; names of events and words of the goals stay as they are. */
export const German: Story = {
  ...story({
    before: async (workspace) => {
      await workspace.act('session.setPreferences', { language: 'de' })
      await planned('Wir möchten Käufe und Newsletter-Anmeldungen messen.')(workspace)
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Einrichtung in eigenen Worten', level: 1 }, { timeout: 5000 })
    await expect(await canvas.findByRole('button', { name: 'Analytics-Konfiguration erstellen' })).toBeVisible()
    await canvas.findByRole('heading', { name: 'Messplan', level: 2 })
    await canvas.findByRole('switch', { name: /purchase/ })
    await expect(document.documentElement).toHaveAttribute('lang', 'de')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { ...Ready, globals: { mode: 'dark' } }
