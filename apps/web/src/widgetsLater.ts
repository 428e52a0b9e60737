import type { Workspace } from '@tagmason/domain'

/** A door that puts the questions of widgets together (`widgetsTogether`) once a page has any: most pages have none, and the first page does not wait for the code. */
export function widgetsLater(door: Workspace): Workspace {
  let together: Promise<Workspace> | undefined
  return {
    ...door,
    read(name, input) {
      if (name !== 'dashboards.widget') return door.read(name, input)
      // A script that does not come leaves each widget to ask for itself.
      together ??= import('./widgetsTogether.ts').then(
        ({ widgetsTogether }) => widgetsTogether(door),
        () => door,
      )
      return together.then((found) => found.read(name, input))
    },
  }
}
