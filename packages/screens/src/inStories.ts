import type { ReadName, ReadOutput, Workspace } from '@tagmason/domain'
import { expect, screen, spyOn, type userEvent, waitFor, within } from 'storybook/test'
import { story } from './states.ts'

type Canvas = ReturnType<typeof within>
type Person = ReturnType<typeof userEvent.setup>

/** The entries of a list that stands on the page under this name. */
export const rowsOf = async (canvas: Canvas, name: string) => {
  return within(await canvas.findByRole('list', { name })).getAllByRole('listitem')
}

/** One entry of a list, found by words on it. */
export const rowOf = async (canvas: Canvas, name: string, words: string) => {
  const row = (await rowsOf(canvas, name)).find((each) => each.textContent.includes(words))
  if (row === undefined) throw new Error(`The list '${name}' has no row with '${words}'.`)
  return within(row)
}

/** The figure of a card among the key figures, by its label. */
export const figureOf = async (canvas: Canvas, label: string) => {
  const card = (await rowsOf(canvas, 'Key figures')).find((each) => each.textContent.includes(label))
  return card?.querySelector('[data-part=value]')?.textContent
}

/** The page has its heading and its crumbs, as the first two requirements of every screen say. */
export const headed = async (canvas: Canvas, title: string, ...crumbs: string[]) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(title)
  await expect(
    within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(crumbs)
}

/** Waits for a toast of a kind with these words. */
export const toastSays = async (kind: 'success' | 'warning' | 'error' | 'info' | 'default', words: string | RegExp) => {
  const toast = await waitFor(() => {
    const found = screen.getAllByRole('alert').find((alert) => within(alert).queryByText(words) !== null)
    if (found === undefined) throw new Error(`No toast says '${words}'.`)
    return found
  })
  await expect(toast.closest('.Toastify__toast')).toHaveClass(`Toastify__toast--${kind}`)
  return within(toast)
}

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

/** A workspace that answers one question differently, as with a status that the sample does not have. */
export const answers =
  <N extends ReadName>(name: N, change: (answer: ReadOutput<N>) => ReadOutput<N> | Promise<ReadOutput<N>>) =>
  (real: Workspace): Workspace => ({
    ...real,
    read: async (asked, input) => {
      const answer = await real.read(asked, input)
      return (asked as string) === name ? ((await change(answer as never)) as never) : answer
    },
  })

/** A workspace that takes its time for one question, 700 ms in which nothing is planned that a picture could wait for: what shows the answer is to be waited for all the same. */
export const answersLate =
  (late: ReadName) =>
  (real: Workspace): Workspace => ({
    ...real,
    read: async (name, input) => {
      if (name === late) await scheduler.postTask(() => undefined, { delay: 700 })
      return real.read(name, input)
    },
  })

/** A story in which one question is answered differently. */
export const answering = <N extends ReadName>(name: N, change: (answer: ReadOutput<N>) => ReadOutput<N> | Promise<ReadOutput<N>>) =>
  story({ workspace: answers(name, change) })

/** A workspace that a server runs, which collects events and has a mail server. */
export const served = answers('session.get', (session) => ({ ...session, server: { mail: true } }))

/** So many rows, made from those that there are; each has an id of its own and what `named` gives it. */
export const manyOf = <Row extends { id: string }>(rows: readonly Row[], count: number, named: (place: number) => Partial<Row>): Row[] =>
  Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length]
    if (row === undefined) throw new Error('There are no rows to make many of.')
    return { ...row, ...named(at + 1), id: `row-${at + 1}` }
  })

/** Opens the menu of a row and chooses from it. */
export const chooseMore = async (person: Person, button: HTMLElement, choice: string) => {
  await person.click(button)
  await person.click(await screen.findByRole('menuitem', { name: choice }))
}

const frame = () => new Promise(requestAnimationFrame)

/**
 * Presses Escape as people do: when what is open has focus, for before that the key goes to what lies under it, and once more where words beside a control went first.
 * Goes on when it is gone and focus is back, which is given in the frame after.
 */
export const leave = async (user: Person) => {
  // A list or menu closes before the dialog that it stands in.
  const inner = screen.queryByRole('listbox') ?? screen.queryByRole('menu')
  const over = inner === null ? screen.queryAllByRole('dialog').at(-1) : undefined
  if (over !== undefined) {
    await waitFor(() => expect(over).toContainElement(document.activeElement as HTMLElement))
    await frame()
    if (screen.queryByRole('tooltip') !== null) await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  }
  await user.keyboard('{Escape}')
  if (over !== undefined) await waitFor(() => expect(over).not.toBeInTheDocument())
  await frame()
  await frame()
}

/** The dialog or drawer of this name, once it is wholly there: it comes in with a movement. */
export const opened = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
