import { say } from '../sentences/say.ts'
import { finding, type EntityKind, type Finding } from './finding.ts'
import { isObj, kindOf } from './values.ts'

/** The entity lists of a container version, in file order. */
export const entityKinds: readonly EntityKind[] = ['tag', 'trigger', 'variable', 'folder', 'builtInVariable', 'customTemplate', 'client', 'transformation']

const versionFault = (version: unknown): Finding | null => {
  if (version === 2 || version === 1.3) return null
  const path = '$.exportFormatVersion'
  if (version === '2') return finding('E001', path, say('gtm.structure.formatText'))
  if (version === undefined) return finding('E001', '$', say('gtm.structure.formatMissing'))
  const said = typeof version === 'number' ? String(version) : kindOf(version)
  return finding('E001', path, say('gtm.structure.formatUnknown', { found: said }))
}

/**
 * The first reason why a parsed value cannot be walked as a container file, or null.
 * After it, containerVersion and container are objects and every entity list is a list of objects.
 */
export const structureFault = (value: unknown): Finding | null => {
  if (!isObj(value)) return finding('F008', '$', say('gtm.structure.noObject', { found: kindOf(value) }))
  const version = value.containerVersion
  if (value.exportFormatVersion === undefined && version === undefined) return finding('F008', '$', say('gtm.structure.noContainerKeys'))
  const wrong = versionFault(value.exportFormatVersion)
  if (wrong !== null) return wrong
  const path = '$.containerVersion'
  if (!isObj(version)) return finding('E002', path, say('gtm.structure.versionNoObject', { found: kindOf(version) }))
  if (version.container !== undefined && !isObj(version.container))
    return finding('E002', `${path}.container`, say('gtm.structure.containerNoObject', { found: kindOf(version.container) }))
  for (const kind of entityKinds) {
    const list = version[kind]
    if (list === undefined) continue
    if (!Array.isArray(list)) return finding('E004', `${path}.${kind}`, say('gtm.structure.kindNoList', { kind, found: kindOf(list) }))
    const index = list.findIndex((entry) => !isObj(entry))
    if (index !== -1) return finding('E004', `${path}.${kind}[${index}]`, say('gtm.structure.entryNoObject', { kind, found: kindOf(list[index]) }))
  }
  return null
}
