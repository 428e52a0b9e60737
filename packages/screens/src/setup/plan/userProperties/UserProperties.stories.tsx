import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { retype, toastSays } from '../../../inStories.ts'
import { phone, planned, story } from '../../../states.ts'
import { NaturalLanguage } from '../../NaturalLanguage.tsx'

export default {
  title: 'Setup/Natural Language/User properties',
  component: NaturalLanguage,
  parameters: { path: '/setup/natural-language' },
} satisfies Meta<typeof NaturalLanguage>
type Story = StoryObj<typeof NaturalLanguage>

const goals = 'Track purchases. We want to tell members from guests and to know the plan of the customer.'
const before = planned(goals)
const rowsOf = async (canvas: ReturnType<typeof within>, label = 'User properties') =>
  within(await canvas.findByRole('list', { name: label })).getAllByRole('listitem')
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** What the goals want to know of a visitor is no event; it goes into the container and the snippets. */
export const FromGoals: Story = {
  ...story({ before }),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas)
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toHaveTextContent(/^login_status.*read from login_status, for example “logged_in” · Because you wrote “tell members from guests”/)
    await expect(await canvas.findByRole('region', { name: /container\.json$/ })).toHaveTextContent('"userProperties"')
  },
}

export const AddedChangedAndRemoved: Story = {
  ...story({ before }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add user property' }))
    const added = await dialog('Add user property')
    await retype(userEvent, added.getByRole('textbox', { name: 'Name' }), 'Account language')
    await retype(userEvent, added.getByRole('textbox', { name: 'Key in the data layer' }), 'user.language')
    await retype(userEvent, added.getByRole('textbox', { name: 'Example value' }), 'de')
    await userEvent.click(added.getByRole('button', { name: 'Save' }))
    await closed()
    await waitFor(async () =>
      expect((await rowsOf(canvas))[2]).toHaveTextContent(/^account_language.*read from user\.language, for example “de” · Added by hand/),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: account_language' }))
    const changed = await dialog('Edit account_language')
    await expect(changed.getByRole('textbox', { name: 'Name' })).toHaveValue('account_language')
    await retype(userEvent, changed.getByRole('textbox', { name: 'Example value' }), 'fr{Enter}')
    await closed()
    await waitFor(async () => expect((await rowsOf(canvas))[2]).toHaveTextContent('“fr”'))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: account_language' }))
    const toast = await toastSays('success', 'account_language removed')
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(2))
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(3))
  },
}

/** Personal data, a name that is taken and a key that is none are refused at their field. */
export const Refused: Story = {
  ...story({ before }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add user property' }))
    const fields = await dialog('Add user property')
    const [name, key] = [fields.getByRole('textbox', { name: 'Name' }), fields.getByRole('textbox', { name: 'Key in the data layer' })]
    const save = () => userEvent.click(fields.getByRole('button', { name: 'Save' }))
    await save()
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Give the user property a name\./))
    await retype(userEvent, name, 'login_status')
    await save()
    await waitFor(() => expect(name).toHaveAccessibleDescription(/of this name already/))
    await retype(userEvent, name, 'Language')
    await retype(userEvent, key, 'not a key')
    await save()
    await waitFor(() => expect(key).toHaveAccessibleDescription(/Write a key as in code/))
    await retype(userEvent, name, 'E-mail address')
    await save()
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Personal data must not be sent to Google Analytics\./))
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const NoneYet: Story = {
  ...story({ before: planned('Track purchases.') }),
  play: async ({ canvas }) => {
    await canvas.findByText('None yet. Add one to tell members from guests, for example.')
    await expect(canvas.queryByRole('list', { name: 'User properties' })).toBeNull()
  },
}

export const FrenchOnPhone: Story = {
  ...phone(
    story({
      before: async (workspace) => {
        await planned('Suivre les achats. Nous voulons distinguer les membres des invités.')(workspace)
        await workspace.act('session.setPreferences', { language: 'fr' })
      },
    }).parameters,
  ),
  play: async ({ canvas }) => {
    await expect((await rowsOf(canvas, 'Propriétés utilisateur'))[0]).toHaveTextContent(/login_status/)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
