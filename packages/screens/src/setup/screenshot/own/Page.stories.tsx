import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, type userEvent, within } from 'storybook/test'
import { rowOf, rowsOf, toastSays } from '../../../inStories.ts'
import { states } from '../../../states.ts'
import { elements } from '../inStories.ts'
import { Screenshot } from '../Screenshot.tsx'

/** A page's HTML instead of a picture: exact elements, each with what finds it. */
export default { title: 'Setup/Screenshot Analysis', component: Screenshot, parameters: { path: '/setup/screenshot' } } satisfies Meta<typeof Screenshot>
type Story = StoryObj<typeof Screenshot>

const html = `<!doctype html><title>Corner Bakery</title>
<nav aria-label="Main"><a href="/bread">Bread</a><a href="/cakes">Cakes</a></nav>
<button data-testid="order">Order now</button><form id="news"><label>E-mail <input name="email" type="email"></label><button>Subscribe</button></form>
<img src="/shop.jpg" alt="The shop"><button hidden>Never seen</button>`

/** Pastes HTML and has it read. */
async function pasted(canvas: ReturnType<typeof within>, person: ReturnType<typeof userEvent.setup>, words: string) {
  await person.click(await canvas.findByRole('tab', { name: 'Page' }))
  await person.click(await canvas.findByRole('radio', { name: 'HTML' }))
  await person.click(canvas.getByRole('textbox', { name: 'HTML of the page' }))
  await person.paste(words)
  await person.click(canvas.getByRole('button', { name: 'Read Page' }))
}

export const PagePasted: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await pasted(canvas, userEvent, html)
    await toastSays('success', 'Page read')
    const list = within(await canvas.findByRole('list', { name: elements }))
    await expect(list.queryByText('Never seen')).toBeNull()
    const order = await rowOf(canvas, elements, 'Order now')
    await expect(order.getByText('[data-testid="order"]', { exact: false })).toBeVisible()
    // Nothing was seen, so nothing is shown where it stands.
    await expect(canvas.queryByRole('group', { name: /with its elements$/ })).toBeNull()
    await expect(canvas.getByText(/^From Corner Bakery, analyzed/)).toBeVisible()
    await userEvent.click(order.getByRole('button', { name: 'Add: Order now' }))
    await toastSays('success', 'Added to the plan')
    await expect((await rowOf(canvas, elements, 'Order now')).getByText('In the plan')).toBeVisible()
    await expect((await rowsOf(canvas, elements)).length).toBeGreaterThanOrEqual(6)
  },
}

/** A guess of the plan leads here: the page of the project's site is one press away. */
export const FromAGuess: Story = {
  parameters: { ...states.empty.parameters, path: '/setup/screenshot?way=page' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Page' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Address of the page' })).toHaveValue('https://bakery.example/')
    await userEvent.click(canvas.getByRole('button', { name: 'Read Page' }))
    await expect(await canvas.findByText('No server runs here that could fetch a page: paste its HTML.')).toBeVisible()
  },
}

/** What cannot be read is said at the field, in one sentence. */
export const PageRefused: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await pasted(canvas, userEvent, '<p>Only words</p>')
    await expect(await canvas.findByText(/^No buttons, fields, links or pictures stand in this HTML/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Address' }))
    const address = canvas.getByRole('textbox', { name: 'Address of the page' })
    const read = canvas.getByRole('button', { name: 'Read Page' })
    await userEvent.click(read)
    await expect(await canvas.findByText('Please enter the address of a page')).toBeVisible()
    await userEvent.type(address, 'bakery.example')
    await expect(await canvas.findByText('This is no whole address: begin it with https://.')).toBeVisible()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://bakery.example/')
    await userEvent.click(read)
    await expect(await canvas.findByText('No server runs here that could fetch a page: paste its HTML.')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: elements })).toBeNull()
  },
}
