import { type ActInput, isPersonalProperty, type MeasurementPlan, type PlannedUserProperty, Refusal } from '@tagmason/domain'
import { limits, repairUserPropertyName } from '@tagmason/tracking'

const refusal = (path: string, message: string, sentence: string) => new Refusal('invalid', sentence, [{ path, message }])

/** The first id that no user property has. */
function freeId(properties: readonly PlannedUserProperty[]): string {
  let number = properties.length + 1
  while (properties.some(({ id }) => id === `u${number}`)) number++
  return `u${number}`
}

/** The plan with a user property as a person wrote it, under a name that GA4 accepts. Throws a `Refusal` invalid for personal data, for a name that is taken, and for more than GA4 takes. */
export function withUserProperty(plan: MeasurementPlan, { id, name: wanted, source, example, because }: ActInput<'plans.saveUserProperty'>): MeasurementPlan {
  const { userProperties = [] } = plan
  const before = userProperties.find((each) => each.id === id)
  if (id !== undefined && before === undefined) throw missing(id)
  const { name } = repairUserPropertyName(wanted)
  if (isPersonalProperty(wanted) || isPersonalProperty(name))
    throw refusal('name', 'personal', `'${wanted}' tells who a visitor is: personal data must not be sent to Google Analytics.`)
  if (userProperties.some((each) => each.id !== id && each.name === name))
    throw refusal('name', 'taken', `The plan has a user property '${name}' already: choose another name.`)
  if (before === undefined && userProperties.length >= limits.userProperties)
    throw refusal('name', 'tooMany', `GA4 takes ${limits.userProperties} user properties: remove one that matters less.`)
  const nowhere = { start: plan.goals.length, end: plan.goals.length, text: '' }
  const next: PlannedUserProperty = { id: before?.id ?? freeId(userProperties), name, source, example, because: because ?? before?.because ?? nowhere }
  return { ...plan, userProperties: before === undefined ? [...userProperties, next] : userProperties.map((each) => (each.id === id ? next : each)) }
}

/** The plan without a user property. */
export function withoutUserProperty(plan: MeasurementPlan, id: string): MeasurementPlan {
  const { userProperties = [] } = plan
  if (!userProperties.some((each) => each.id === id)) throw missing(id)
  return { ...plan, userProperties: userProperties.filter((each) => each.id !== id) }
}

const missing = (id: string) => new Refusal('notFound', `The plan has no user property '${id}': it may have been removed.`)
