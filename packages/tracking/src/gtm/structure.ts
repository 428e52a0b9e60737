import { say } from '../sentences/say.ts'
import { finding, type EntityKind, type Finding } from './finding.ts'
import { isObj, kindOf } from './values.ts'

/** The entity lists of a container version, in file order. */
export const entityKinds: readonly EntityKind[] = ['tag', 'trigger', 'variable', 'folder', 'builtInVariable', 'customTemplate', 'client', 'transformation']

const versionFault = (version: unknown): Finding | null => {
  if (version === 2 || version === 1.3) return null
  const path = '$.exportFormatVersion'
  if (version === '2') return finding('E001', path, say`exportFormatVersion is the text "2" where the number 2 belongs, so remove the quotes.`)
  if (version === undefined)
    return finding('E001', '$', say`The file has no exportFormatVersion, so it is no container export: use a file exported under Admin.`)
  const said = typeof version === 'number' ? String(version) : kindOf(version)
  return finding(
    'E001',
    path,
    say`exportFormatVersion is ${said} and only 2 (and the old 1.3) can be read, so export the container again from Google Tag Manager.`,
  )
}

/**
 * The first reason why a parsed value cannot be walked as a container file, or null.
 * After it, containerVersion and container are objects and every entity list is a list of objects.
 */
export const structureFault = (value: unknown): Finding | null => {
  if (!isObj(value))
    return finding('F008', '$', say`The JSON is ${kindOf(value)} and no container export (an object), so choose the file exported under Admin.`)
  const version = value.containerVersion
  if (value.exportFormatVersion === undefined && version === undefined)
    return finding(
      'F008',
      '$',
      say`The JSON has neither exportFormatVersion nor containerVersion, so it is no container export: choose the file exported under Admin.`,
    )
  const wrong = versionFault(value.exportFormatVersion)
  if (wrong !== null) return wrong
  const path = '$.containerVersion'
  if (!isObj(version)) return finding('E002', path, say`containerVersion is ${kindOf(version)} where an object with the container belongs, so export it again.`)
  if (version.container !== undefined && !isObj(version.container))
    return finding('E002', `${path}.container`, say`container is ${kindOf(version.container)} where an object belongs, so export it again.`)
  for (const kind of entityKinds) {
    const list = version[kind]
    if (list === undefined) continue
    if (!Array.isArray(list)) return finding('E004', `${path}.${kind}`, say`${kind} is ${kindOf(list)} where a list belongs, so put its entries into [ ].`)
    const index = list.findIndex((entry) => !isObj(entry))
    if (index !== -1)
      return finding(
        'E004',
        `${path}.${kind}[${index}]`,
        say`This entry of ${kind} is ${kindOf(list[index])} where an object belongs, so correct or remove it.`,
      )
  }
  return null
}
