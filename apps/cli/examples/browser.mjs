// The same functions in a page: put this through a bundler, which keeps only what is imported.
import { inLanguage, planFromGoals, readContainer, validateContainer, simulate, containerFromPlan } from 'tagmason'

/** The events of goals in plain words, and the tags that fire when a visitor buys something. */
export async function preview(goals) {
  const plan = planFromGoals(goals)
  const container = containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent: 'none' })
  const { steps } = await simulate(container, [
    { type: 'pageLoad', url: 'https://shop.example/' },
    { type: 'push', data: { event: 'purchase', ecommerce: { value: 80, currency: 'USD', transaction_id: 'T1' } } },
  ])
  return { events: plan.events.map(({ name }) => name), fired: steps[1].fired }
}

/** What is wrong with a file that the visitor chose, in words. */
export async function check(text, language = 'en') {
  const { file, findings } = readContainer(text)
  return await inLanguage(
    [...findings, ...(file === null ? [] : validateContainer(file))].map(({ message }) => message),
    language,
  )
}
