import { expect, screen, type userEvent, waitFor, within } from 'storybook/test'

type Person = ReturnType<typeof userEvent.setup>

/** The question of this name, once it is wholly there: it comes in with a movement. */
export const asked = async (name: string) => {
  const question = await screen.findByRole('alertdialog', { name })
  await waitFor(() => expect(question).toBeVisible())
  return within(question)
}

/** Whatever lay over the page is gone. */
export const closed = () =>
  waitFor(() => {
    for (const role of ['dialog', 'alertdialog']) if (screen.queryByRole(role) !== null) throw new Error(`A ${role} is still open.`)
  })

/** Chooses from a Select whose options have a second line, by how the option begins. */
export const pick = async (person: Person, control: HTMLElement, option: string) => {
  await person.click(control)
  await person.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
}
