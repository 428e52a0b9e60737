import { expect, screen, type userEvent, waitFor, within } from 'storybook/test'

/** Goals that every state of the planner understands, with one event of each common kind: recommended, custom with a form, custom with a click. */
export const goals = 'Track purchases and newsletter sign-ups. Count clicks on the "Get a quote" button.'

type Canvas = ReturnType<typeof within>
type Person = ReturnType<typeof userEvent.setup>

/** The goals field, once the page stands. */
export const goalsField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /goals/i })

/** The button that starts the analysis. */
export const generateButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Generate Analytics Configuration' })

/** The events of the plan, once there is one: a table, or a list on phones. */
export const eventList = (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole(window.innerWidth < 640 ? 'list' : 'table', { name: 'Events' })

/** The row of an event, found by its name. */
export const eventRow = async (canvas: Canvas, name: string) => {
  const row = (await within(await eventList(canvas)).findByRole('switch', { name: `Include ${name}` })).closest<HTMLElement>('[data-part=row]')
  if (row === null) throw new Error(`The plan has no row for '${name}'.`)
  return row
}

/** Opens the row of an event, and gives what opened under it. */
export const openRow = async (canvas: Canvas, person: Person, name: string) => {
  const opener: HTMLElement = await canvas.findByRole('button', { name: `Details of ${name}` })
  if (opener.getAttribute('aria-expanded') !== 'true') await person.click(opener)
  return opener.closest('[data-part=row]')?.nextElementSibling as HTMLElement
}

/** Opens the menu of an event and chooses from it. */
export const chooseFor = async (canvas: Canvas, person: Person, name: string, choice: 'Edit' | 'Remove') => {
  await person.click(await canvas.findByRole('button', { name: `More: ${name}` }))
  await person.click(await screen.findByRole('menuitem', { name: choice }))
}

/** The editor of an event, once it is open: at its place in the table, or in a dialog for a new one. */
export const editor = async (name: 'Edit event' | 'Add event' = 'Edit event') =>
  within(await screen.findByRole(name === 'Edit event' ? 'form' : 'dialog', { name }))

/** Once nothing is being edited any more. */
export const editorClosed = () => waitFor(() => expect(screen.queryByRole('form', { name: 'Edit event' }) ?? screen.queryByRole('dialog')).toBeNull())
