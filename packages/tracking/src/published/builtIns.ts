import { builtInNames } from '../gtm/builtInNames.ts'
import type { Obj } from '../gtm/values.ts'
import { builtInKeys } from '../simulate/variables/builtIns.ts'

/** By what the compiler makes of a built-in variable; where two are compiled to the same, the first. */
const bySystem: Readonly<Record<string, string>> = {
  e: 'EVENT',
  r: 'RANDOM_NUMBER',
  cid: 'CONTAINER_ID',
  ctv: 'CONTAINER_VERSION',
  dbg: 'DEBUG_MODE',
  hid: 'HTML_ID',
}
const byPart: Readonly<Record<string, string>> = { URL: 'PAGE_URL', HOST: 'PAGE_HOSTNAME', PATH: 'PAGE_PATH' }
const byKey: ReadonlyMap<string, string> = new Map(
  Object.entries(builtInKeys)
    .reverse()
    .map(([type, key]) => [key, type]),
)

/** Switches that the compiler sets beside what people choose. */
const silent = new Set(['function', 'vtp_enableMultiQueryKeys', 'vtp_enableIgnoreEmptyQueryParam'])

/** The type of the built-in variable that a macro is, such as PAGE_URL; undefined for variables that people made. */
export function builtInOf(macro: Obj): string | undefined {
  const keys = Object.keys(macro).filter((key) => !silent.has(key))
  const only = (...wanted: readonly string[]) => keys.length === wanted.length && wanted.every((key) => keys.includes(key))
  const code = macro.function
  if (typeof code !== 'string') return undefined
  if (keys.length === 0) return bySystem[code.slice(2)]
  if (code === '__u' && only('vtp_component') && typeof macro['vtp_component'] === 'string') return byPart[macro['vtp_component']]
  if (code === '__f' && only('vtp_component') && macro['vtp_component'] === 'URL') return 'REFERRER'
  if (code === '__aev' && only('vtp_varType') && macro['vtp_varType'] === 'TEXT') return 'CLICK_TEXT'
  if (code === '__v' && only('vtp_name', 'vtp_dataLayerVersion') && macro['vtp_dataLayerVersion'] === 1 && typeof macro['vtp_name'] === 'string')
    return byKey.get(macro['vtp_name'])
  return undefined
}

/** The name that `{{…}}` calls a built-in variable by. */
export const builtInName = (type: string): string => builtInNames.get(type) ?? type
