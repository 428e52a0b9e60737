import type { Resolved } from '../outcomes.ts'
import { say } from '../../sentences/say.ts'
import { known, notKnown, thrown } from '../known.ts'
import type { Moment } from '../moment.ts'
import { valueOfBuiltIn } from './builtIns.ts'
import { formatted } from './format.ts'
import { valueOfVariable } from './types.ts'

const compute = (moment: Moment, name: string): Resolved => {
  const { container } = moment
  const variable = container.variables.get(name)
  if (variable !== undefined) {
    if (moment.resolving.has(name)) {
      moment.circles++
      return notKnown(say('simulate.variables.circle', { name }))
    }
    moment.resolving.add(name)
    const raw = valueOfVariable(moment, variable)
    const value = raw === thrown ? raw : formatted(moment, variable, raw)
    moment.resolving.delete(name)
    return value
  }
  const builtIn = container.builtIns.get(name)
  if (builtIn !== undefined) return valueOfBuiltIn(moment, builtIn.type, name)
  return notKnown(container.builtInNames.has(name) ? say('simulate.variables.builtInOff', { name }) : say('simulate.variables.missing', { name }))
}

/** The value of `{{name}}` at this moment. */
export const resolve = (moment: Moment, name: string): Resolved => {
  // Names with an underscore in front are the system's own; this one is the event.
  if (name === '_event') return known(moment.eventValue)
  let value = moment.values.get(name)
  if (value === undefined) {
    const { circles } = moment
    value = compute(moment, name)
    // What a circle led to depends on where it was entered.
    if (moment.circles === circles) moment.values.set(name, value)
  }
  return value
}
