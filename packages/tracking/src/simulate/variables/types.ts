import type { Resolved } from '../outcomes.ts'
import type { Variable } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { parameterOf, textOfParameter } from '../container.ts'
import { ElementNode } from '../element.ts'
import { asText, known, notKnown } from '../known.ts'
import type { Moment } from '../moment.ts'
import { factsOf } from '../page.ts'
import { keepWritten, runOf } from '../templates.ts'
import { autoEvent } from './autoEvent.ts'
import { valueOfSystem, seen } from './builtIns.ts'
import { cookie, element, global } from './pageValues.ts'
import { orDefault } from './orDefault.ts'
import { resolveParameter, resolveText } from './texts.ts'
import { settings, userData } from './settings.ts'
import { lookupTable, regexTable } from './tables.ts'
import { address, referrer } from './addresses.ts'

type Type = (moment: Moment, variable: Variable) => Resolved

/** What the container itself counts in the data layer of a browser. */
const ownKeys = new Set(['gtm.uniqueEventId', 'gtm.triggers', 'gtm.priorityId'])

const fromDataLayer: Type = (moment, variable) => {
  const name = resolveText(moment, textOfParameter(parameterOf(variable, 'name')))
  if (!name.known) return name
  // The interface lets people write a dot that belongs to the key as `\.`; the container takes the backslash out.
  const path = asText(name.value).replaceAll('\\.', '.')
  if (ownKeys.has(path)) return notKnown(say('simulate.variables.numbered', { key: path }))
  const { dataLayer } = moment.page
  // Without the key it is the first version: variables had none before there was a second.
  const version = textOfParameter(parameterOf(variable, 'dataLayerVersion')) || '1'
  return orDefault(moment, variable, seen(version === '2' ? dataLayer.get(path) : dataLayer.getFlat(path)))
}

const customJavaScript: Type = (moment, variable) => {
  const { sandbox, page, options } = moment
  if (sandbox === undefined) return notKnown(say('simulate.variables.notRun'))
  moment.facts ??= factsOf(page, options.now)
  const ask = (name: string): Resolved => {
    const value = moment.resolve(moment, name)
    return value.known && value.value instanceof ElementNode ? notKnown(say('simulate.variables.codeReadsElement', { name })) : value
  }
  return sandbox.run(textOfParameter(parameterOf(variable, 'javascript')), ask, moment.facts)
}

/** Settings of Universal Analytics: what is written in them. */
const fields: Type = (moment, { parameter = [] }) => resolveParameter(moment, { type: 'MAP', map: [...parameter] })

const types: Readonly<Record<string, Type>> = {
  v: fromDataLayer,
  c: (moment, variable) => resolveText(moment, textOfParameter(parameterOf(variable, 'value'))),
  jsm: customJavaScript,
  j: global,
  k: cookie,
  u: address,
  f: referrer,
  aev: autoEvent,
  d: element,
  vis: () => notKnown(say('simulate.variables.onScreen')),
  smm: lookupTable,
  remm: regexTable,
  gtes: settings,
  gtcs: settings,
  awec: userData,
  uv: () => known(undefined),
  gas: fields,
}

/** The value of a variable before it is formatted. */
export const valueOfVariable: Type = (moment, variable) => {
  const type = Object.hasOwn(types, variable.type) ? types[variable.type] : undefined
  if (type !== undefined) return type(moment, variable)
  const system = valueOfSystem(moment, variable.type, variable.name)
  if (system !== undefined) return system
  const run = variable.type.startsWith('cvt_') ? runOf(moment, variable) : undefined
  if (run !== undefined) {
    keepWritten(moment, run)
    if (run.failure !== null) return known(undefined)
    if (run.value.data) return known(run.value.value)
  }
  return notKnown(
    variable.type.startsWith('cvt_')
      ? say('simulate.variables.template', { name: variable.name })
      : say('simulate.variables.typeUnknown', { type: variable.type }),
  )
}
