import type { ReadName, ReadOutput, Workspace } from '@tagmason/domain'
import { expect, screen, type userEvent, waitFor, within } from 'storybook/test'
import { story } from '../states.ts'

type Person = ReturnType<typeof userEvent.setup>

/** One question is answered differently, as with a status that the sample does not have. */
export const answering = <N extends ReadName>(name: N, change: (answer: ReadOutput<N>) => ReadOutput<N>) =>
  story({
    workspace: (real): Workspace => ({
      ...real,
      read: async (asked, input) => {
        const answer = await real.read(asked, input)
        return (asked as string) === name ? (change(answer as never) as never) : answer
      },
    }),
  })

/** Opens the menu of a row and chooses from it. */
export const chooseMore = async (person: Person, button: HTMLElement, choice: string) => {
  await person.click(button)
  await person.click(await screen.findByRole('menuitem', { name: choice }))
}

/** The dialog or drawer of this name, once it is wholly there: it comes in with a movement. */
export const opened = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
