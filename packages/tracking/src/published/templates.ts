import type { CustomTemplate, Parameter } from '../gtm/model.ts'
import { isObj, listOf, type Obj } from '../gtm/values.ts'
import { decompile, UnknownInstruction } from './decompile.ts'
import type { Published } from './resource.ts'

/** A tag or variable that is made from a template. */
interface Made {
  readonly type: string
  readonly kind: 'TAG' | 'MACRO'
  readonly parameter: readonly Parameter[]
}

/** A value of a permission as the text of a template writes it (`readPermissions` reads it). */
function typed(value: unknown): Obj {
  if (typeof value === 'boolean') return { type: 8, boolean: value }
  if (Array.isArray(value)) return { type: 2, listItem: value.map(typed) }
  if (isObj(value)) return { type: 3, mapKey: Object.keys(value).map(typed), mapValue: Object.values(value).map(typed) }
  return { type: 1, string: typeof value === 'string' ? value : JSON.stringify(value) }
}

const permissionsOf = (granted: unknown): readonly Obj[] =>
  Object.entries(isObj(granted) ? granted : {}).map(([publicId, settings]) => ({
    instance: {
      key: { publicId, versionId: '1' },
      param: Object.entries(isObj(settings) ? settings : {}).map(([key, value]) => ({ key, value: typed(value) })),
    },
    clientAnnotations: { isEditedByUser: true },
    isRequired: true,
  }))

/** The field that a parameter was filled into. */
function fieldOf({ key = '', type, list }: Parameter): Obj {
  const about = { name: key, displayName: key, simpleValueType: true }
  if (type === 'BOOLEAN') return { type: 'CHECKBOX', checkboxText: key, ...about }
  const columns = new Set(
    listOf(list).flatMap((row) => (isObj(row) ? listOf(row.map).flatMap((cell) => (isObj(cell) && typeof cell.key === 'string' ? [cell.key] : [])) : [])),
  )
  if (type === 'LIST' && columns.size > 0)
    return { type: 'SIMPLE_TABLE', ...about, simpleTableColumns: [...columns].map((name) => ({ type: 'TEXT', name, displayName: name, defaultValue: '' })) }
  return { type: 'TEXT', ...about }
}

const json = (value: unknown): string => JSON.stringify(value, null, 2)

function textOf(name: string, made: readonly Made[], code: string, granted: unknown): string {
  const fields = new Map(made.flatMap(({ parameter }) => parameter.map((one) => [one.key, fieldOf(one)] as const)))
  const info = {
    type: made[0]?.kind ?? 'TAG',
    id: 'cvt_temp_public_id',
    version: 1,
    securityGroups: [],
    displayName: name,
    description: '',
    containerContexts: ['WEB'],
  }
  return [
    ['INFO', json(info)],
    ['TEMPLATE_PARAMETERS', json([...fields.values()])],
    ['SANDBOXED_JS_FOR_WEB_TEMPLATE', code],
    ['WEB_PERMISSIONS', json(permissionsOf(granted))],
    ['TESTS', 'scenarios: []'],
    ['NOTES', ''],
  ]
    .map(([section, content]) => `___${section}___\n\n${content}\n`)
    .join('\n\n')
}

export interface Templates {
  readonly templates: readonly CustomTemplate[]
  /** Types whose code is not published, or not known here. */
  readonly missing: readonly string[]
}

const functions = (runtime: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> =>
  new Map(runtime.flatMap((one) => (Array.isArray(one) && one[0] === 50 && typeof one[1] === 'string' ? [[one[1], one as readonly unknown[]] as const] : [])))

/** The custom templates of a published container, with the code that the compiler was given, but for names and comments. */
export function readTemplates({ runtime, permissions }: Published, made: readonly Made[], id: () => string): Templates {
  const code = functions(runtime)
  const types = [...new Set(made.map(({ type }) => type))].filter((type) => type.startsWith('cvt_'))
  const templates: CustomTemplate[] = []
  const missing: string[] = []
  for (const type of types) {
    const compiled = code.get(`__${type}`)
    const [, container, own] = /^cvt_(\d+)_(\d+)$/.exec(type) ?? []
    const name = `Template ${type.slice('cvt_'.length)}`
    try {
      if (compiled === undefined) throw new UnknownInstruction(type)
      const of = made.filter((one) => one.type === type)
      templates.push({
        templateId: own ?? id(),
        containerId: container ?? '0',
        name,
        templateData: textOf(name, of, decompile(compiled), permissions[`__${type}`]),
        ...(own === undefined ? { galleryReference: { host: 'github.com', galleryTemplateId: type.slice('cvt_'.length) } } : {}),
      })
    } catch (error) {
      if (!(error instanceof UnknownInstruction)) throw error
      missing.push(type)
    }
  }
  return { templates, missing }
}
