import { say } from '../sentences/say.ts'
import { at, root, type Place } from './finding.ts'
import type { Context } from './context.ts'
import { fileShape, type Shape } from './keyOrder.ts'
import { isObj, kindOf, quote } from './values.ts'

const also: ReadonlySet<string> = new Set(
  `deleted liveOnly path workspaceId tagManagerUrl notes priority enablingTriggerId disablingTriggerId scheduleStartMs scheduleEndMs notes timeZoneId
  timeZoneCountryId enabledBuiltInVariable isModified templateDeveloperId zone gtagConfig parameter`.split(/\s+/),
)

const sets = new WeakMap<Shape, ReadonlySet<string>>()
const keysOf = (shape: Shape): ReadonlySet<string> => {
  const made = sets.get(shape) ?? new Set(shape.keys)
  sets.set(shape, made)
  return made
}

/** Unknown keys of the file's objects: each is kept, and said once per kind. */
export const checkUnknownKeys = (context: Context, file: unknown): void => {
  const seen = new Map<Shape, Set<string>>()
  const walk = (value: unknown, shape: Shape, place: Place): void => {
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) walk(value[index], shape, at(place, index))
      return
    }
    if (!isObj(value)) return
    const known = keysOf(shape)
    for (const key in value) {
      const inner = shape.inner[key]
      if (inner !== undefined && Object.hasOwn(shape.inner, key)) {
        if (typeof value[key] === 'object') walk(value[key], inner, at(place, key))
      } else if (!known.has(key) && !also.has(key)) {
        const said = seen.get(shape) ?? new Set<string>()
        seen.set(shape, said)
        if (said.has(key)) continue
        said.add(key)
        context.report('I010', at(place, key), say('gtm.keys.unknown', { key: quote(key) }))
      }
    }
  }
  walk(file, fileShape, root)
}

const textFields = ['accountId', 'containerId', 'fingerprint', 'notes']

/** Fields that hold text in nearly every genuine file; another type is worth a look. */
export const checkTextFields = (context: Context): void => {
  for (const items of Object.values(context.items))
    for (const item of items)
      for (const field of textFields) {
        const value = item.value[field]
        if (value !== undefined && typeof value !== 'string')
          context.report('W012', at(item.place, field), say('gtm.keys.noText', { field, found: kindOf(value) }), item)
      }
}
