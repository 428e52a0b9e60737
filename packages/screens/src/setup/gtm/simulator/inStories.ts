import { waitFor, within } from 'storybook/test'
import { opened } from '../../../inStories.ts'

type Canvas = ReturnType<typeof within>

/** Preview Mode once its visit is worked out. */
export async function withVisit(): Promise<Canvas> {
  const drawer = await opened('Preview Mode')
  await drawer.findByRole('list', { name: 'Visit' })
  return drawer
}

/** The buttons of all events, in order. */
export const eventsOf = (drawer: Canvas): HTMLElement[] =>
  within(drawer.getByRole('list', { name: 'Visit' }))
    .getAllByRole('button')
    .filter((button) => button.dataset['part'] === 'pick')

/** Looks at the first event of this name. */
export async function pick(drawer: Canvas, name: string) {
  const event = await waitFor(() => {
    const found = eventsOf(drawer).find((each) => each.textContent.startsWith(name))
    if (found === undefined) throw new Error(`The visit has no event '${name}'.`)
    return found
  })
  event.click()
  await drawer.findByRole('heading', { level: 2, name })
}
