import { parse as parseYaml } from 'yaml'
import { type Permissions, readPermissions } from './permissions.ts'

/** A custom template as the simulation reads its `.tpl` text. */
export interface Template {
  readonly name: string
  /** TAG, MACRO (a variable) or CLIENT. */
  readonly type: string
  readonly isServer: boolean
  readonly code: string
  readonly permissions: Permissions
  readonly tests: readonly TemplateTest[]
  /** The code that runs before each test. */
  readonly setup: string
}

export interface TemplateTest {
  readonly name: string
  readonly code: string
}

/** The sections of a template by their names, without what stands between them. */
const sectionsOf = (text: string): ReadonlyMap<string, string> => {
  const parts = text.replaceAll('\r\n', '\n').split(/^___([A-Z0-9_]+)___$/m)
  return new Map(parts.flatMap((part, at): [string, string][] => (at % 2 === 1 ? [[part, (parts[at + 1] ?? '').trim()]] : [])))
}

const jsonOf = (text: string | undefined): unknown => {
  // YAML reads all JSON, and the commas at the end of lists that people leave in it.
  return text === undefined || text === '' ? undefined : yamlOf(text)
}

const textAt = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
  return typeof found === 'string' ? found : ''
}

const yamlOf = (text: string): unknown => {
  try {
    return parseYaml(text) as unknown
  } catch {
    return undefined
  }
}

/** Tag Manager breaks long texts in quotes and goes on with a backslash, at times without the indentation that YAML asks for. It is no part of the text. */
const indentedBreaks = (text: string): string => text.replace(/^\\/gm, '    \\')

const testsOf = (text: string | undefined): Pick<Template, 'tests' | 'setup'> => {
  const value = text === undefined ? undefined : yamlOf(indentedBreaks(text))
  const scenarios: unknown = typeof value === 'object' && value !== null ? (value as { readonly scenarios?: unknown }).scenarios : undefined
  const tests = (Array.isArray(scenarios) ? (scenarios as readonly unknown[]) : []).map((one) => ({ name: textAt(one, 'name'), code: textAt(one, 'code') }))
  return { tests, setup: textAt(value, 'setup') }
}

/** Reads a `.tpl` text; undefined where it has no code in sandboxed JavaScript. */
export const readTpl = (text: string): Template | undefined => {
  const sections = sectionsOf(text)
  const server = sections.get('SANDBOXED_JS_FOR_SERVER')
  const code = server ?? sections.get('SANDBOXED_JS_FOR_WEB_TEMPLATE')
  if (code === undefined) return undefined
  const info = jsonOf(sections.get('INFO'))
  const permissions = readPermissions(jsonOf(sections.get(server === undefined ? 'WEB_PERMISSIONS' : 'SERVER_PERMISSIONS')))
  return { name: textAt(info, 'displayName'), type: textAt(info, 'type'), isServer: server !== undefined, code, permissions, ...testsOf(sections.get('TESTS')) }
}
