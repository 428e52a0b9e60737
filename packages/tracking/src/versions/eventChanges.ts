import type { PlannedEvent, PlanParameter } from '@tagmason/domain'
import { canonicalJson } from './canonical.ts'
import type { ReleaseType, SemanticChange } from './types.ts'

/** What changed between two events of one name. */
export function eventChanges(was: PlannedEvent, is: PlannedEvent): SemanticChange[] {
  const change = (code: SemanticChange['code'], type: ReleaseType, detail = ''): SemanticChange => ({ code, type, subject: is.name, detail })
  const changes: SemanticChange[] = []
  if (firesOn(was) !== firesOn(is)) changes.push(change('triggerChanged', 'major', is.trigger.type))
  else if (canonicalJson([was.trigger, was.threshold]) !== canonicalJson([is.trigger, is.threshold]))
    changes.push(change('conditionsChanged', 'patch', is.trigger.type))
  if (was.keyEvent !== is.keyEvent) changes.push(is.keyEvent ? change('keyEventOn', 'minor') : change('keyEventOff', 'major'))
  if (was.value === undefined && is.value !== undefined) changes.push(change('valueAdded', 'minor'))
  else if (was.value !== undefined && is.value === undefined) changes.push(change('valueRemoved', 'major'))
  else if (canonicalJson(was.value ?? null) !== canonicalJson(is.value ?? null)) changes.push(change('valueChanged', 'patch'))
  const parameters = [...new Set([...was.parameters, ...is.parameters].map(({ name }) => name))].sort()
  for (const name of parameters) {
    const old = was.parameters.find((parameter) => parameter.name === name)
    const now = is.parameters.find((parameter) => parameter.name === name)
    if (now === undefined) changes.push(change('parameterRemoved', 'major', name))
    else if (old === undefined) changes.push(now.required ? change('requiredParameterAdded', 'major', name) : change('parameterAdded', 'minor', name))
    else changes.push(...parameterChanges(old, now).map(([code, type]) => change(code, type, name)))
  }
  return changes
}

/** What fires it, as far as the site has to know: conditions make it more exact, no more. */
export const firesOn = ({ trigger }: PlannedEvent): string => (trigger.type === 'customEvent' ? `customEvent ${trigger.event}` : trigger.type)

function parameterChanges(was: PlanParameter, is: PlanParameter): [SemanticChange['code'], ReleaseType][] {
  const changes: [SemanticChange['code'], ReleaseType][] = []
  if (was.type !== is.type) changes.push(['parameterTypeChanged', 'major'])
  const [required, now] = [was.required === true, is.required === true]
  if (required !== now) changes.push(now ? ['parameterRequired', 'major'] : ['parameterOptional', 'minor'])
  // A value that comes from the data layer has to be written there by the site.
  if (was.source !== is.source) changes.push(['parameterSourceChanged', is.source === undefined ? 'major' : was.source === undefined ? 'minor' : 'patch'])
  if (was.example !== is.example) changes.push(['exampleChanged', 'patch'])
  return changes
}
