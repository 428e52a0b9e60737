import { expect, screen, spyOn, type userEvent, waitFor, within } from 'storybook/test'

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

/** Waits for a toast of a kind with these words. */
export const toastSays = async (kind: 'success' | 'error' | 'info', words: string | RegExp) => {
  const toast = await waitFor(() => {
    const found = screen.getAllByRole('alert').find((alert) => within(alert).queryByText(words) !== null)
    if (found === undefined) throw new Error(`No toast says '${words}'.`)
    return found
  })
  await expect(toast.closest('.Toastify__toast')).toHaveClass(`Toastify__toast--${kind}`)
  return within(toast)
}

/** Opens the menu of an event and chooses from it. */
export const chooseFor = async (canvas: Canvas, person: Person, name: string, choice: 'Edit' | 'Remove') => {
  await person.click(await canvas.findByRole('button', { name: `Actions for ${name}` }))
  await person.click(await screen.findByRole('menuitem', { name: choice }))
}

/** The editor of an event, once it is open. */
export const editor = async (name: 'Edit event' | 'Add event' = 'Edit event') => within(await screen.findByRole('dialog', { name }))

/** Chooses from a Select. */
export const choose = async (person: Person, control: HTMLElement, option: string) => {
  await person.click(control)
  await person.click(await screen.findByRole('option', { name: option }))
}

/** Replaces what stands in a field. */
export const retype = async (person: Person, field: HTMLElement, words: string) => {
  await person.clear(field)
  await person.type(field, words)
}

/** Catches what would be saved as files, instead of saving it. */
export const caughtDownloads = () => {
  const files: { name: string; blob: Blob }[] = []
  let made: Blob | undefined
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made = blob
    return 'blob:caught'
  })
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made !== undefined) files.push({ name: this.download, blob: made })
  })
  return files
}
