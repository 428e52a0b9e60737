import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, Copy, Ellipsis, Moon, Pencil, Sun, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Person } from '../Person/Person.tsx'
import { MenuButton } from './MenuButton.tsx'

const press = fn()
const items = [
  { label: 'Edit', icon: Pencil, onPress: press },
  { label: 'Duplicate', icon: Copy, blocked: 'The plan allows three.' },
  { label: 'Delete', icon: Trash2, tone: 'critical' as const },
]

export default { title: 'Primitives/MenuButton', component: MenuButton, args: { label: 'More: Purchase', icon: Ellipsis, items } } satisfies Meta<
  typeof MenuButton
>
type Story = StoryObj<typeof MenuButton>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Inline gap="s">
      {(['solid', 'quiet', 'plain'] as const).map((look) =>
        (['standard', 'small'] as const).map((size) => (
          <Inline key={look + size}>
            <MenuButton label={`More, ${look} ${size}`} icon={Ellipsis} look={look} size={size} items={items} />
            <MenuButton label={`Export, ${look} ${size}`} text="Export" iconEnd={ChevronDown} look={look} size={size} items={items} />
          </Inline>
        )),
      )}
    </Inline>
  ),
}

export const Open: Story = {
  args: {
    label: 'Account',
    icon: undefined,
    header: <Person name="Sarah Chen" detail="sarah@example.com" />,
    groups: [
      { items },
      {
        label: 'Theme',
        items: [
          { label: 'Light', icon: Sun, checked: true },
          { label: 'Dark', icon: Moon, checked: false },
        ],
      },
      { items: [{ label: 'Settings', detail: 'Profile, security and language', href: '/account/settings' }] },
    ],
    text: 'Account',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await expect(await screen.findByRole('menu', { name: 'Account' })).toBeVisible()
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
    await expect(screen.getByRole('menuitem', { name: /Settings/ })).toHaveAttribute('href', '/account/settings')
  },
}

/** The app's own links take the press, and the menu closes all the same. */
export const LinkTaken: Story = {
  args: Open.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    const settings = await screen.findByRole('menuitem', { name: /Settings/ })
    settings.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(settings)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** APG menu button: Enter, Space and Down open at the first entry, Up at the last. */
export const OpensByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More: Purchase' })
    button.focus()
    for (const [key, entry] of [
      ['{Enter}', 'Edit'],
      [' ', 'Edit'],
      ['{ArrowDown}', 'Edit'],
      ['{ArrowUp}', 'Delete'],
    ] as const) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.getByRole('menuitem', { name: entry })).toHaveFocus())
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
}

/** APG menu: Down, Up, Home, End and letters move; what is blocked can be reached and read, not chosen. */
export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    press.mockClear()
    const button = canvas.getByRole('button', { name: 'More: Purchase' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    const at = (name: RegExp) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())
    await at(/Edit/)
    for (const [key, name] of [
      ['{ArrowDown}', /Duplicate/],
      ['{End}', /Delete/],
      ['{ArrowUp}', /Duplicate/],
      ['{Home}', /Edit/],
      ['de', /Delete/],
      ['{Home}', /Edit/],
      ['{ArrowDown}', /Duplicate/],
    ] as const) {
      await userEvent.keyboard(key)
      await at(name)
    }
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(press).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Tab leaves the menu and closes it. */
export const ClosesByTab: Story = {
  render: (args) => (
    <Inline>
      <MenuButton {...args} />
      <Button>Export</Button>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More: Purchase' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus()
  },
}
