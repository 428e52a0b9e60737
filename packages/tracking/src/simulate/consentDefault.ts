import type { Tag } from '../gtm/model.ts'
import { consentTypes } from '../container/consentTemplate.ts'
import { parameterOf } from './container.ts'
import { asNumber } from './known.ts'
import type { Moment } from './moment.ts'
import { resolveParameter } from './variables/texts.ts'

/** The command that a tag made from the template of plans gives; undefined where nobody can tell what it says of a type. */
export const consentDefaultOf = (moment: Moment, tag: Tag): readonly unknown[] | undefined => {
  const valueOf = (name: string): unknown => {
    const parameter = parameterOf(tag, name)
    const value = parameter === undefined ? undefined : resolveParameter(moment, parameter)
    return value?.known === true ? value.value : undefined
  }
  const state = Object.fromEntries(consentTypes.map((type) => [type, valueOf(type)]))
  if (!Object.values(state).every((value) => value === 'granted' || value === 'denied')) return undefined
  const wait = asNumber(valueOf('wait_for_update'))
  return ['consent', 'default', Number.isNaN(wait) ? state : { ...state, wait_for_update: wait }]
}
