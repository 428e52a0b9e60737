import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Theme } from '../theme/Theme.tsx'
import { Flow, type FlowProps } from './Flow.tsx'
import { steps, ways } from './flowNode.sample.ts'

const [select, add, remove, move] = [fn(), fn(), fn(), fn()]
const acts = { onSelect: select, onAdd: add, onRemove: remove, onMove: move }
const again = { from: 'hook', to: 'wait', label: 'Try again' }

export default { title: 'Primitives/Flow', component: Flow, args: { label: 'Cart reminder', nodes: steps, edges: ways } } satisfies Meta<typeof Flow>
type Story = StoryObj<typeof Flow>

export const Playground: Story = { args: { ...acts, initialView: 'graph' } }

export const GraphIsSelected: Story = {
  args: { ...acts, initialView: 'graph' },
  play: async ({ canvas, userEvent }) => {
    select.mockClear()
    const graph = canvas.getByRole('group', { name: 'Cart reminder' })
    await expect(within(graph).getAllByRole('button')).toHaveLength(6)
    const mail = canvas.getByRole('button', { name: /Send e-mail/ })
    await expect(mail).toHaveAccessibleDescription('Leads to: Wait one day')
    await userEvent.click(mail)
    await expect(select).toHaveBeenLastCalledWith('mail')
    await expect(mail).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'More: Send e-mail' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add step after this' }))
    await expect(add).toHaveBeenLastCalledWith('mail')
  },
}

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Flow {...args} {...acts} label="Chosen, to be changed" initialView="graph" selected="value" />
      <Flow {...args} label="With a way back and a part that stands apart" initialView="graph" edges={[...ways.slice(1), again]} />
      <Flow {...args} {...acts} label="As a list" initialView="list" selected="mail" edges={[...ways, again]} />
      <Flow {...args} {...acts} label="Nothing yet" nodes={[]} edges={[]} />
      <Flow {...args} label="Nothing to be read" nodes={[]} edges={[]} />
    </Stack>
  ),
}

/** One stop of the Tab key; arrows follow the ways, and go between branches; Home and End; Enter chooses. */
export const GoesByKeyboard: Story = {
  args: { ...acts, initialView: 'graph' },
  play: async ({ canvas, userEvent }) => {
    select.mockClear()
    await userEvent.tab()
    await userEvent.tab()
    const step = (name: RegExp) => canvas.getByRole('button', { name })
    await expect(step(/Cart abandoned/)).toHaveFocus()
    for (const [key, name] of [
      ['{ArrowRight}', /Value of the cart/],
      ['{ArrowRight}', /Send e-mail/],
      ['{ArrowDown}', /Add to audience/],
      ['{ArrowUp}', /Send e-mail/],
      ['{ArrowRight}', /Wait one day/],
      ['{ArrowDown}', /Call webhook/],
      ['{ArrowLeft}', /Wait one day/],
      ['{End}', /Call webhook/],
      ['{ArrowRight}', /Call webhook/],
      ['{Home}', /Cart abandoned/],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(step(name)).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(select).toHaveBeenLastCalledWith('cart')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'More: Cart abandoned' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('radio', { name: 'Graph' })).toHaveFocus()
  },
}

/** The list has the same steps and the same acts. */
export const AsAList: Story = {
  args: acts,
  play: async ({ canvas, userEvent }) => {
    move.mockClear()
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }))
    const list = canvas.getByRole('list', { name: 'Cart reminder' })
    await expect(within(canvas.getByRole('list', { name: 'Yes' })).getByRole('button', { name: /^Action/ })).toHaveTextContent('Send e-mail')
    await expect(within(list).getAllByRole('button', { name: /^More/ })).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'More: Cart abandoned' }))
    await expect(await screen.findByRole('menuitem', { name: /Move earlier/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move later' }))
    await expect(move).toHaveBeenLastCalledWith('cart', 'later')
    await userEvent.click(canvas.getByRole('radio', { name: 'Graph' }))
    await expect(canvas.getByRole('group', { name: 'Cart reminder' })).toBeVisible()
  },
}

export const ListOnAPhone: Story = {
  args: { ...acts, edges: [...ways, again] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Cart reminder' })).toBeVisible()
    await expect(canvas.getByText('Goes back to: Wait one day')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

function Shrinking(props: FlowProps) {
  const [nodes, setNodes] = useState(props.nodes)
  return <Flow {...props} nodes={nodes} onAdd={add} onRemove={(id) => (setNodes(nodes.filter((node) => node.id !== id)), remove(id))} />
}

/** After a removal the step before has the focus; after the last one, the way to begin anew. */
export const Removes: Story = {
  args: { nodes: steps.slice(0, 2), edges: ways.slice(0, 1), initialView: 'graph' },
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const [kind, title] of [
      ['Condition', 'Value of the cart'],
      ['Trigger', 'Cart abandoned'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${kind}`) }))
      await userEvent.click(canvas.getByRole('button', { name: `More: ${title}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
      if (title === 'Value of the cart') await waitFor(() => expect(canvas.getByRole('button', { name: /Trigger/, pressed: true })).toHaveFocus())
    }
    await expect(remove).toHaveBeenLastCalledWith('cart')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add step' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(add).toHaveBeenLastCalledWith(null)
  },
}

export const ReadOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Call webhook/ }))
    await expect(canvas.queryByRole('button', { name: /^More/ })).toBeNull()
  },
}

export const Empty: Story = { args: { nodes: [], edges: [], onAdd: add } }

export const RightToLeft: Story = {
  args: { ...acts, initialView: 'graph' },
  render: (args) => (
    <Theme direction="rtl">
      <Flow {...args} />
    </Theme>
  ),
  play: async ({ canvas, userEvent }) => {
    const cart = canvas.getByRole('button', { name: /Cart abandoned/ })
    cart.focus()
    await userEvent.keyboard('{ArrowLeft}')
    const value = canvas.getByRole('button', { name: /Value of the cart/ })
    await expect(value).toHaveFocus()
    await expect(value.getBoundingClientRect().x).toBeLessThan(cart.getBoundingClientRect().x)
  },
}
