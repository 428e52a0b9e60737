import fc from 'fast-check'
import { z } from 'zod'

/** As much of JSON Schema as the inputs of the door use. */
interface Shape {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  items?: Shape
  prefixItems?: readonly Shape[]
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  additionalProperties?: Shape | boolean
  propertyNames?: Shape
  anyOf?: readonly Shape[]
  oneOf?: readonly Shape[]
  allOf?: readonly Shape[]
}

/** What is put where an input names something: ids of rows that are not the asker's, and where they belong. */
export interface Loot {
  ids: readonly string[]
  projects: readonly string[]
}

/** Inputs that a schema of the door takes, most of them with ids out of the loot. */
export function inputsFor(schema: z.ZodType, loot: Loot): fc.Arbitrary<unknown> {
  if (schema.safeParse(undefined).success) return fc.constant(undefined)
  return valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape, '', loot)
}

function valuesOf(shape: Shape, name: string, loot: Loot): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map((each) => valuesOf(each, name, loot)))
  if (shape.allOf !== undefined) return valuesOf(Object.assign({}, ...shape.allOf) as Shape, name, loot)
  if (shape.type === 'string') return textsOf(shape, name, loot)
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  if (shape.type === 'integer' || shape.type === 'number') {
    const min = Math.ceil(shape.exclusiveMinimum ?? shape.minimum ?? 0)
    return fc.integer({ min, max: Math.max(min, Math.min(shape.maximum ?? min + 100, min + 1000)) })
  }
  if (shape.type === 'array') {
    if (shape.prefixItems !== undefined) return fc.tuple(...shape.prefixItems.map((each) => valuesOf(each, name, loot)))
    const minLength = shape.minItems ?? 0
    return fc.uniqueArray(valuesOf(shape.items ?? {}, name, loot), {
      minLength,
      maxLength: Math.max(minLength, Math.min(shape.maxItems ?? 3, 3)),
      selector: (each) => JSON.stringify(each),
    })
  }
  if (shape.properties !== undefined) {
    const fields = Object.fromEntries(Object.entries(shape.properties).map(([key, each]) => [key, valuesOf(each, key, loot)]))
    return fc.record(fields, { requiredKeys: [...(shape.required ?? [])] })
  }
  if (shape.type === 'object')
    return fc.dictionary(
      fc.constantFrom(...loot.ids, 'a'),
      valuesOf(typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {}, '', loot),
      { maxKeys: 2 },
    )
  return fc.constantFrom<unknown>('a', 1, true, null, ...loot.ids)
}

function textsOf({ format, pattern, minLength = 0, maxLength }: Shape, name: string, { ids, projects }: Loot): fc.Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('a@example.org', 'b@example.org', 'ines.moreau@example.com')
  if (format === 'date-time') return fc.constantFrom('2026-01-05T10:00:00.000Z', '2026-02-05T10:00:00.000Z')
  if (format === 'date') return fc.constantFrom('2026-01-05', '2026-02-05')
  if (format === 'uri') return fc.constantFrom('https://shop.example/a', 'https://shop.example/b')
  if (name === 'project') return fc.constantFrom(...projects)
  if (pattern !== undefined && pattern !== '')
    return fc.oneof(
      { weight: 3, arbitrary: fc.stringMatching(new RegExp(pattern)).filter((text) => maxLength === undefined || text.length <= maxLength) },
      { weight: 1, arbitrary: fc.constantFrom(...ids) },
    )
  const words = fc.constantFrom('Shop', 'a', 'shop.example', 'Europe/Madrid', '09:30', 'x'.repeat(Math.min(Math.max(minLength, 12), maxLength ?? 40)))
  return fc.oneof({ weight: /id$|ids$/i.test(name) ? 9 : 1, arbitrary: fc.constantFrom(...ids) }, { weight: 2, arbitrary: words })
}
