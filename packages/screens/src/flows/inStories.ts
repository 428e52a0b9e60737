import { expect, type userEvent, waitFor, within } from 'storybook/test'

type Canvas = ReturnType<typeof within>
type Person = ReturnType<typeof userEvent.setup>

/** Goes to a page by the menu and waits for its heading. */
export async function goTo(canvas: Canvas, person: Person, group: string, page: string, title = page) {
  const menu = within(await canvas.findByRole('navigation', { name: 'Main' }))
  const opener = menu.getByRole('button', { name: group })
  if (opener.getAttribute('aria-expanded') === 'false') await person.click(opener)
  await person.click(within(await menu.findByRole('list', { name: group })).getByRole('link', { name: page }))
  await canvas.findByRole('heading', { name: title, level: 1 })
  await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'false'))
}

/** Goes to the Dashboard, which stands in no group. */
export async function goToDashboard(canvas: Canvas, person: Person) {
  await person.click(within(await canvas.findByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dashboard' }))
  await canvas.findByRole('heading', { name: 'Dashboard', level: 1 })
}

/** One row of a table, once it is there, found by words on it. */
export async function lineWith(canvas: Canvas, table: string, words: RegExp) {
  return within(await within(await canvas.findByRole('table', { name: table })).findByRole('row', { name: words }))
}

export const setup = 'Setup and configuration'
export const analytics = 'Analytics and insights'
export const ai = 'AI and machine learning'
export const reports = 'Reports and dashboards'
export const learning = 'Learning and support'
