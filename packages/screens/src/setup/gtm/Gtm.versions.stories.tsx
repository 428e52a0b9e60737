import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { caughtDownloads, chooseMore, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, type ScreenState, story } from '../../states.ts'
import { chooses, containerPage, over, press, shop, stored, versioned } from './container/inStories.ts'
import { Gtm } from './Gtm.tsx'

export default { title: 'Setup/GTM Management', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const path = `/setup/gtm?id=${shop}&tab=versions`
/** A story over the versions of the shop's container; `more` goes into the address. */
const at = (state: ScreenState = {}, more = '') => ({ parameters: { path: path + more, ...story({ before: versioned, ...state }).parameters } })

/** Who, when, why, what it holds and what it changed; the newest is what is stored. */
export const VersionsList: Story = {
  ...at(),
  play: async () => {
    const rows = await rowsOf(await containerPage(), 'Versions')
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent(/Version 3.*Stored now.*2 fixes of the audit: A10.*by .*2 tags · 2 triggers · 2 variables · 2 removed/)
    await expect(rows[1]).toHaveTextContent(/Version 2.*Imported shop-later.json, overwriting what was there.*1 changed/)
    await expect(rows[2]).toHaveTextContent(/Version 1.*Imported shop.json/)
  },
}

export const OneVersion: Story = {
  ...at({ before: stored }),
  play: async ({ userEvent }) => {
    const parts = await containerPage()
    await expect(await rowsOf(parts, 'Versions')).toHaveLength(1)
    await userEvent.click(parts.getByRole('button', { name: 'More for version 1' }))
    await expect(await screen.findByRole('menuitem', { name: /^Roll Back/ })).toHaveTextContent('This is what is stored now')
  },
}

/** Any two are compared, thing by thing and setting by setting. */
export const VersionsCompared: Story = {
  ...at(),
  play: async ({ userEvent }) => {
    const parts = await containerPage()
    await press(parts.findByRole('button', { name: 'Compare: version 2' }))
    await chooses(parts.findByRole('combobox', { name: 'To' }), 'option', 'Version 1')
    await expect(await parts.findByText('Both do the same')).toBeVisible()
    await userEvent.click(parts.getByRole('button', { name: 'Close comparison' }))
    await expect(parts.queryByRole('combobox', { name: 'To' })).toBeNull()
    await press(parts.getByRole('button', { name: 'Compare: version 2' }))
    const tags = await parts.findByRole('list', { name: 'From version 1 to version 2: Tags' })
    await expect(tags).toHaveTextContent(/Changed.*GA4 - order.*Parameter eventName.*purchase_done/)
    await chooses(parts.getByRole('combobox', { name: 'To' }), 'option', 'Version 3')
    await expect(await parts.findByRole('list', { name: 'From version 1 to version 3: Triggers' })).toHaveTextContent(
      /Removed.*Old banner.*Removed.*Old pop-up/,
    )
  },
}

/** An address that names a version that is gone says so. */
export const VersionsComparedGone: Story = {
  ...at({}, '&compare=1:77'),
  play: async () => {
    await expect(await (await containerPage()).findByText('One of these versions is not kept any more')).toBeVisible()
  },
}

/** What rolling back changes is said before. */
export const RollbackConfirm: Story = {
  ...at(),
  play: async ({ userEvent }) => {
    const parts = await containerPage()
    const ask = async () => {
      await chooses(parts.findByRole('button', { name: 'More for version 1' }), 'menuitem', 'Roll Back')
      return over('Roll back to version 1?')
    }
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Roll back to version 1?' })).toBeNull())
    await expect(await rowsOf(parts, 'Versions')).toHaveLength(3)
    const dialog = await ask()
    await expect(await dialog.findByRole('list', { name: 'From version 3 to version 1: Triggers' })).toHaveTextContent(/Added.*Old banner/)
    await expect(dialog.getByText(/It becomes version 4, so nothing is lost/)).toBeVisible()
  },
}

export const RolledBack: Story = {
  ...at(),
  play: async () => {
    const parts = await containerPage()
    await chooses(parts.findByRole('button', { name: 'More for version 1' }), 'menuitem', 'Roll Back')
    await press((await over('Roll back to version 1?')).getByRole('button', { name: 'Roll Back' }))
    await expect(await (await toastSays('success', 'Container Rolled Back')).findByText('Version 4 is as version 1 was.')).toBeInTheDocument()
    const rows = await rowsOf(parts, 'Versions')
    await expect(rows[0]).toHaveTextContent(/Version 4.*Stored now.*Rolled back to version 1/)
  },
}

export const RollbackFailed: Story = {
  ...at({ workspace: actsFail }),
  play: async () => {
    const parts = await containerPage()
    await chooses(parts.findByRole('button', { name: 'More for version 2' }), 'menuitem', 'Roll Back')
    await press((await over('Roll back to version 2?')).getByRole('button', { name: 'Roll Back' }))
    await toastSays('error', 'Not done: roll a container back')
    await expect(await rowsOf(parts, 'Versions')).toHaveLength(3)
  },
}

/** Any version is a file that Google Tag Manager imports. */
export const VersionDownloaded: Story = {
  ...at(),
  play: async ({ userEvent }) => {
    const files = caughtDownloads()
    const parts = await containerPage()
    await chooseMore(userEvent, await parts.findByRole('button', { name: 'More for version 1' }), 'Download')
    await toastSays('success', `${shop}-version-1.json downloaded`)
    await expect(await files[0]?.blob.text()).toContain('Old banner')
    await userEvent.click(parts.getByRole('button', { name: 'Download' }))
    await toastSays('success', `${shop}.json downloaded`)
    await expect(await files[1]?.blob.text()).not.toContain('Old banner')
  },
}

/** Everybody may compare; going back is for editors. */
export const VersionsReadOnly: Story = {
  ...at({ role: 'viewer' }),
  play: async ({ userEvent }) => {
    const parts = await containerPage()
    const row = await rowOf(parts, 'Versions', 'Version 2')
    await expect(row.getByRole('button', { name: 'Compare: version 2' })).toBeEnabled()
    await userEvent.click(row.getByRole('button', { name: 'More for version 2' }))
    await expect(await screen.findByRole('menuitem', { name: /^Roll Back/ })).toHaveTextContent(/Needs the role Editor/)
  },
}

/** What differs is said in the member's language: names stay as they are. */
export const VersionsComparedInGerman: Story = {
  ...at({ before: async (workspace) => (await versioned(workspace), workspace.act('session.setPreferences', { language: 'de' })) }, '&compare=3:1'),
  play: async () => {
    const triggers = await (await containerPage()).findByRole('list', { name: 'Von Version 3 zu Version 1: Trigger' })
    await expect(triggers).toHaveTextContent(/Old banner.*Typ: CUSTOM_EVENT.*Ereignisname: {{_event}} ist gleich „.*“/)
  },
}

export const VersionsOnAPhone: Story = {
  ...phone({
    path: `${path}&compare=1:2`,
    ...story({ before: async (workspace) => (await versioned(workspace), workspace.act('session.setPreferences', { language: 'fr' })) }).parameters,
  }),
  play: async () => {
    const parts = await containerPage()
    await expect(within(await parts.findByRole('list', { name: 'Versions' })).getAllByRole('listitem')).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
