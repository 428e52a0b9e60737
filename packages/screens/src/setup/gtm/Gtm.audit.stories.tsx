import type { Meta, StoryObj } from '@storybook/react-vite'
import { Refusal, type Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { choose, toastSays } from '../../inStories.ts'
import { actsFail, phone, type ScreenState, story } from '../../states.ts'
import { containerPage, exportWith, imports, over, press, shop, stored, tagOf } from './container/inStories.ts'
import { Gtm } from './Gtm.tsx'

export default { title: 'Setup/GTM Management', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const path = `/setup/gtm?id=${shop}&tab=audit`
/** A story over the audit of the shop's container. */
const at = (state: ScreenState = {}) => ({ parameters: { path, ...story({ before: stored, ...state }).parameters } })
const rule = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole('list', { name })

/** Every finding with its rule, its reason and what it is about, gravest first; narrowed by severity and area. */
export const AuditFindings: Story = {
  ...at(),
  play: async ({ userEvent }) => {
    const parts = await containerPage()
    await expect(await parts.findByRole('heading', { name: '3 errors' })).toBeVisible()
    await expect(parts.getByRole('heading', { name: '5 warnings' })).toBeVisible()
    const unused = within(await rule(parts, 'A10 unused-trigger'))
    await expect(unused.getByText('Old banner')).toBeVisible()
    await expect(unused.getByText(/No tag, group or zone uses the trigger "Old pop-up"/)).toBeVisible()
    await userEvent.click(parts.getByRole('radio', { name: '3 errors' }))
    await expect(parts.queryByRole('heading', { name: '5 warnings' })).toBeNull()
    await userEvent.click(parts.getByRole('radio', { name: 'All 10' }))
    await choose(userEvent, parts.getByRole('combobox', { name: 'Area' }), 'Consent (1)')
    await expect(parts.getByText('The container as a whole')).toBeVisible()
    await expect(parts.queryByRole('list', { name: 'A10 unused-trigger' })).toBeNull()
    await expect(parts.queryByRole('button', { name: /^Apply Safe Fixes/ })).toBeNull()
    await userEvent.click(parts.getByRole('radio', { name: '0 warnings' }))
    await expect(await parts.findByText('Nothing of this kind')).toBeVisible()
    await choose(userEvent, parts.getByRole('combobox', { name: 'Area' }), 'All areas')
    await userEvent.click(parts.getByRole('radio', { name: 'All 10' }))
    await expect(await parts.findByRole('heading', { name: '3 errors' })).toBeVisible()
    await expect(await rule(parts, 'A10 unused-trigger')).toBeVisible()
  },
}

/** What may be in the rest of the container is not said to be missing or unused. */
export const AuditOfAPart: Story = {
  ...at(),
  play: async () => {
    const parts = await containerPage()
    await rule(parts, 'A10 unused-trigger')
    await press(parts.getByRole('switch', { name: 'This file is part of a container' }))
    await expect(await parts.findByRole('heading', { name: '2 errors' })).toBeVisible()
    await expect(parts.queryByRole('list', { name: 'A10 unused-trigger' })).toBeNull()
  },
}

export const AuditNothingFound: Story = {
  ...at({ before: (workspace) => imports(workspace, exportWith(shop, {})) }),
  play: async () => {
    await expect(await (await containerPage()).findByText('Nothing found')).toBeVisible()
  },
}

/** What a fix changes is seen before it does; nothing happens until then. */
export const AuditFixPreview: Story = {
  ...at(),
  play: async ({ userEvent }) => {
    const parts = await containerPage()
    const ask = async () => {
      await press(parts.findByRole('button', { name: 'Apply fix: Remove the trigger "Old banner"' }))
      return over('Apply safe fixes?')
    }
    await userEvent.click(await (await ask()).findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Apply safe fixes?' })).toBeNull())
    await expect(await parts.findByText('Old banner')).toBeVisible()
    const dialog = await ask()
    await expect(await dialog.findByText('Remove the trigger "Old banner"')).toBeVisible()
    await expect(dialog.getByText(/It becomes version 2 of the stored container; Google Tag Manager stays as it is/)).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'What the fixes change: Triggers' })).toHaveTextContent(/Removed.*Old banner/)
  },
}

const fixed = async () => {
  const parts = await containerPage()
  await press(parts.findByRole('button', { name: 'Apply fix: Remove the trigger "Old banner"' }))
  await press((await over('Apply safe fixes?')).getByRole('button', { name: 'Apply' }))
  const toast = await toastSays('success', 'Container Fixed')
  return { parts, toast }
}

/** A fix makes a version. */
export const AuditFixed: Story = {
  ...at(),
  play: async () => {
    const { parts, toast } = await fixed()
    await expect(toast.getByText('1 fix in version 2.')).toBeInTheDocument()
    await expect(within(await rule(parts, 'A10 unused-trigger')).queryByText('Old banner')).toBeNull()
    await expect(await parts.findByText('Changed here since its last export')).toBeVisible()
  },
}

/** Its Undo goes back to the version before. */
export const AuditFixUndone: Story = {
  ...at(),
  play: async () => {
    const { parts, toast } = await fixed()
    await expect(within(await rule(parts, 'A10 unused-trigger')).queryByText('Old banner')).toBeNull()
    await press(toast.getByRole('button', { name: 'Undo' }))
    await toastSays('success', 'Back to version 1')
    await expect(await within(await rule(parts, 'A10 unused-trigger')).findByText('Old banner')).toBeVisible()
    await waitFor(() => expect(parts.queryByText('Changed here since its last export')).toBeNull())
  },
}

/** All fixes of one rule at once. */
export const AuditFixOfAKind: Story = {
  ...at(),
  play: async () => {
    const parts = await containerPage()
    await press(parts.findByRole('button', { name: 'Fix all 2: A10 unused-trigger' }))
    const dialog = await over('Apply safe fixes?')
    await expect(await dialog.findByRole('heading', { name: '2 fixes' })).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Apply' }))
    await expect(await (await toastSays('success', 'Container Fixed')).findByText('2 fixes in version 2.')).toBeInTheDocument()
    await expect(parts.queryByRole('list', { name: 'A10 unused-trigger' })).toBeNull()
  },
}

/** All that is safe: what is left has no fix. */
export const AuditFixAll: Story = {
  ...at(),
  play: async () => {
    const parts = await containerPage()
    await press(parts.findByRole('button', { name: 'Apply Safe Fixes (5)' }))
    const dialog = await over('Apply safe fixes?')
    await expect(await dialog.findByRole('list', { name: 'What the fixes change: Variables' })).toHaveTextContent(/Const - GA4 Measurement ID/)
    await press(dialog.getByRole('button', { name: 'Apply' }))
    await toastSays('success', 'Container Fixed')
    await expect(await parts.findByRole('heading', { name: '3 errors' })).toBeVisible()
    await expect(parts.queryByRole('button', { name: /^Apply Safe Fixes/ })).toBeNull()
    // What decides something for the site is fixed by itself only.
    await expect(parts.getByRole('button', { name: /consent default/i })).toBeEnabled()
  },
}

/** Who may not change anything sees all of it and is told why. */
export const AuditReadOnly: Story = {
  parameters: { path, ...story({ before: stored, role: 'viewer' }).parameters },
  play: async () => {
    const parts = await containerPage()
    await expect(await parts.findByRole('button', { name: 'Apply Safe Fixes (5)' })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

export const AuditFixFailed: Story = {
  ...at({ workspace: actsFail }),
  play: async () => {
    const parts = await containerPage()
    await press(parts.findByRole('button', { name: 'Apply Safe Fixes (5)' }))
    await press((await over('Apply safe fixes?')).getByRole('button', { name: 'Apply' }))
    await toastSays('error', 'Not done: fix a container')
    await expect(await screen.findByRole('dialog', { name: 'Apply safe fixes?' })).toBeVisible()
  },
}

/** One part of the page that cannot be read leaves the others in reach. */
export const AuditUnreachable: Story = {
  ...at({
    workspace: (real): Workspace => ({
      ...real,
      read: (name, input) => (name === 'containers.audit' ? Promise.reject(new Refusal('unavailable', 'A story refuses this.')) : real.read(name, input)),
    }),
  }),
  play: async () => {
    const parts = await containerPage()
    await expect(await parts.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(parts.queryByRole('tab', { name: 'Tags & Triggers' })).not.toBeNull()
    await press(parts.getByRole('tab', { name: 'Tags & Triggers' }))
    await expect(await parts.findByRole('table', { name: 'Tags' })).toBeVisible()
    await press(parts.getByRole('tab', { name: 'Audit' }))
    await expect(await parts.findByText('This part could not be loaded')).toBeVisible()
    await expect(parts.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** What is found and what would mend it, in the language of whoever looks. */
export const AuditInGerman: Story = {
  ...at({ before: async (workspace) => (await stored(workspace), workspace.act('session.setPreferences', { language: 'de' })) }),
  play: async () => {
    const parts = await containerPage()
    const unused = within(await rule(parts, 'A10 unused-trigger'))
    await expect(unused.getByText(/Kein Tag, keine Gruppe und keine Zone benutzt den Trigger „Old pop-up“/)).toBeVisible()
    await press(parts.findByRole('button', { name: 'Beheben: Trigger „Old banner“ entfernen' }))
    const dialog = await over('Sichere Korrekturen anwenden?')
    await expect(await dialog.findByText('Trigger „Old banner“ entfernen')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Abbrechen' }))
  },
}

/** What an import would refuse, in the language of whoever looks. */
export const ImportCheckInSpanish: Story = {
  ...at({
    before: async (workspace) => {
      await imports(workspace, exportWith(shop, { tag: [tagOf(4, 'GA4 - order', 'purchase', 99)] }))
      await workspace.act('session.setPreferences', { language: 'es' })
    },
  }),
  play: async () => {
    const parts = await containerPage()
    await press(parts.findByRole('tab', { name: 'Prueba de importación' }))
    await expect(await parts.findByText(/^El activador «99» no está en el archivo, así que se rechaza la importación/)).toBeVisible()
  },
}

export const AuditOnAPhone: Story = {
  ...phone({
    path,
    ...story({ before: async (workspace) => (await stored(workspace), workspace.act('session.setPreferences', { language: 'de' })) }).parameters,
  }),
  play: async () => {
    const parts = await containerPage()
    await expect(await parts.findByRole('heading', { name: '3 Fehler' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
