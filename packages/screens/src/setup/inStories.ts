import { screen, type userEvent, within } from 'storybook/test'

/** Goals that every state of the planner understands, with one event of each common kind: recommended, custom with a form, custom with a click. */
export const goals = 'Track purchases and newsletter sign-ups. Count clicks on the "Get a quote" button.'

type Canvas = ReturnType<typeof within>
type Person = ReturnType<typeof userEvent.setup>

/** The goals field, once the page stands. */
export const goalsField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /goals/i })

/** The button that starts the analysis. */
export const generateButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Generate Analytics Configuration' })

/** The events of the plan, once there is one. */
export const eventList = (canvas: Canvas) => canvas.findByRole('list', { name: 'Events' })

/** The row of an event, found by its name. */
export const eventRow = async (canvas: Canvas, name: string) => {
  const rows = within(await eventList(canvas)).getAllByRole('listitem')
  const row = rows.find((each) => within(each).queryByRole('switch', { name: `Include ${name}` }) !== null)
  if (row === undefined) throw new Error(`The plan has no row for '${name}'.`)
  return row
}

/** Opens the menu of an event and chooses from it. */
export const chooseFor = async (canvas: Canvas, person: Person, name: string, choice: 'Edit' | 'Remove') => {
  await person.click(await canvas.findByRole('button', { name: `Actions for ${name}` }))
  await person.click(await screen.findByRole('menuitem', { name: choice }))
}

/** The editor of an event, once it is open. */
export const editor = async (name: 'Edit event' | 'Add event' = 'Edit event') => within(await screen.findByRole('dialog', { name }))
