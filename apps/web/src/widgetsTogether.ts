import { mostWidgets, Refusal, type WidgetFigures, type WidgetQuestion, type Workspace } from '@tagmason/domain'

interface Waiting {
  question: WidgetQuestion
  resolve(figures: WidgetFigures): void
  reject(error: unknown): void
}

/** Milliseconds in which the widgets of a board ask: it is drawn in less. */
const drawn = 8

/** A door at which widgets that ask within a moment of each other go in one question, so that a board is one way to the server and what its widgets share is counted once. */
export function widgetsTogether(door: Workspace): Workspace {
  let waiting: Waiting[] = []

  const alone = ({ question, resolve, reject }: Waiting) => door.read('dashboards.widget', question).then(resolve, reject)
  const together = async (asked: readonly Waiting[]) => {
    const [only] = asked
    if (only !== undefined && asked.length === 1) return alone(only)
    try {
      const answers = await door.read('dashboards.widgets', { questions: asked.map(({ question }) => question) })
      for (const [place, { resolve, reject }] of asked.entries()) {
        const answer = answers[place]
        if (answer !== undefined && 'figures' in answer) resolve(answer.figures)
        else reject(new Refusal(answer?.refused.code ?? 'unavailable', answer?.refused.message ?? 'no answer'))
      }
    } catch (error) {
      // One question that is wrong makes the whole list wrong: each is then told for itself.
      if (error instanceof Refusal && error.code === 'invalid') await Promise.all(asked.map(alone))
      else for (const { reject } of asked) reject(error)
    }
  }
  const ask = () => {
    const all = waiting
    waiting = []
    for (let first = 0; first < all.length; first += mostWidgets) void together(all.slice(first, first + mostWidgets))
  }

  return {
    ...door,
    read(name, input) {
      if (name !== 'dashboards.widget') return door.read(name, input)
      const figures = new Promise<WidgetFigures>((resolve, reject) => {
        if (waiting.length === 0) setTimeout(ask, drawn)
        waiting.push({ question: input as WidgetQuestion, resolve, reject })
      })
      return figures as Promise<never>
    },
  }
}
