import { screen, type userEvent } from 'storybook/test'

/** The two fields of a range that is open: first and last day. */
export const dayFields = async () => ({ from: await screen.findByRole('textbox', { name: 'From' }), to: screen.getByRole('textbox', { name: 'To' }) })

/** Types the days of a range that is open, and takes them over. */
export const typeDays = async (person: ReturnType<typeof userEvent.setup>, first: string, last: string) => {
  const { from, to } = await dayFields()
  await person.type(from, first)
  await person.type(to, last)
  // The library's own key would have React draw in the middle of drawing, since the field loses the focus by it.
  to.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
}
