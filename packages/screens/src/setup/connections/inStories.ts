import { expect, screen, type userEvent, waitFor, within } from 'storybook/test'

type Canvas = ReturnType<typeof within>
type Person = ReturnType<typeof userEvent.setup>

/** The name of the list. */
export const list = 'Active Connections'

/** A text file of these lines. */
export const csv = (name: string, ...lines: string[]) => new File([lines.join('\n')], name, { type: name.endsWith('.json') ? 'application/json' : 'text/csv' })

/** A dialog or drawer, once it is open. */
export const dialogNamed = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name })
  // It has come in.
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** The dialog of a category. */
export async function opened(canvas: Canvas, person: Person, category: string) {
  await person.click(await canvas.findByRole('button', { name: category }))
  return dialogNamed(`Add a connection: ${category}`)
}

/** Chooses a file in the open dialog. */
export async function chosen(person: Person, file: File) {
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
    if (found === null) throw new Error('No file field is open.')
    return found
  })
  await person.upload(field, file)
}

/** Chooses from the menu of a connection. */
export async function fromMenu(canvas: Canvas, person: Person, connection: string, choice: string) {
  await person.click(await canvas.findByRole('button', { name: `More for ${connection}` }))
  await person.click(await screen.findByRole('menuitem', { name: choice }))
}
