import { saidKind } from '../sentences/kinds.ts'
import { say } from '../sentences/say.ts'
import { anyText } from './anyText.ts'
import type { Context, Item } from './context.ts'
import { at, type EntityKind } from './finding.ts'
import { isKnownType } from './typeFacts.ts'
import { kindOf, quote } from './values.ts'

/** The key that holds an entity's own id; built-in variables have none. */
export const idKeys: Readonly<Partial<Record<EntityKind, string>>> = {
  tag: 'tagId',
  trigger: 'triggerId',
  variable: 'variableId',
  folder: 'folderId',
  customTemplate: 'templateId',
  client: 'clientId',
  transformation: 'transformationId',
}

const checkName = (context: Context, item: Item, seen: Set<string>): void => {
  const { name } = item.value
  if (typeof name !== 'string' || name.trim() === '') {
    const found = typeof name === 'string' ? say('gtm.found.empty') : kindOf(name)
    context.report('E020', item.place, say('gtm.names.missing', { kind: saidKind(item.kind), found }), item)
    return
  }
  const place = at(item.place, 'name')
  if (seen.has(name)) context.report('E021', place, say('gtm.names.twice', { kind: saidKind(item.kind), name: quote(name) }), item)
  seen.add(name)
  if (name !== name.trim()) context.report('E022', place, say('gtm.names.space', { name: quote(name) }), item)
  else if (/[{}]/.test(name)) context.report('E022', place, say('gtm.names.brace', { name: quote(name) }), item)
}

const checkId = (context: Context, item: Item, key: string, seen: Set<string>): void => {
  const id = item.value[key]
  // One published export has bare numbers among its ids, so a number is odd but no reason to refuse the file.
  if (typeof id === 'number') context.report('W023', at(item.place, key), say('gtm.ids.noText', { key, found: kindOf(id) }), item)
  else if (typeof id !== 'string') {
    const where = id === undefined ? item.place : at(item.place, key)
    context.report('E023', where, say('gtm.ids.unusable', { key, found: kindOf(id), kind: saidKind(item.kind) }), item)
    return
  }
  const said = anyText(id)
  const place = at(item.place, key)
  if (!/^\d+$/.test(said)) context.report('E023', place, say('gtm.ids.noDigits', { key, id: quote(said) }), item)
  else if (seen.has(said)) context.report('E024', place, say('gtm.ids.twice', { key, id: said, kind: saidKind(item.kind) }), item)
  seen.add(said)
}

const checkFolder = (context: Context, item: Item): void => {
  const { parentFolderId } = item.value
  if (parentFolderId === undefined) return
  const place = at(item.place, 'parentFolderId')
  if (typeof parentFolderId !== 'string') context.report('E027', place, say('gtm.folders.noText', { found: kindOf(parentFolderId) }), item)
  else if (!context.folderIds.has(parentFolderId)) context.report('E025', place, say('gtm.folders.missing', { folder: quote(parentFolderId) }), item)
}

const infoCodes: Readonly<Partial<Record<EntityKind, string>>> = { tag: 'I030', variable: 'I031', client: 'I032', transformation: 'I033' }

const checkTypeCode = (context: Context, item: Item): void => {
  const infoCode = infoCodes[item.kind]
  if (infoCode === undefined) return
  const { type } = item.value
  if (typeof type !== 'string' || type === '') {
    context.report(
      'E026',
      item.place,
      say('gtm.types.unusable', { kind: saidKind(item.kind), found: type === '' ? say('gtm.found.empty') : kindOf(type) }),
      item,
    )
    return
  }
  const place = at(item.place, 'type')
  if (type.startsWith('cvt_')) {
    if (!context.templateTypes.has(type)) context.report('E030', place, say('gtm.types.templateMissing', { type: quote(type) }), item)
  } else if (!/^[a-z][a-z0-9_]*$/.test(type)) {
    context.report('E031', place, say('gtm.types.noCode', { type: quote(type), kind: saidKind(item.kind) }), item)
  } else if (!isKnownType(item.kind, type)) {
    context.report(infoCode, place, say('gtm.types.unknown', { kind: saidKind(item.kind), type: quote(type) }), item)
  }
}

/** Name, id, folder and type code of every entity. */
export const checkEntities = (context: Context): void => {
  for (const [kind, items] of Object.entries(context.items)) {
    if (kind === 'builtInVariable') continue
    const names = new Set<string>()
    const ids = new Set<string>()
    for (const item of items) {
      checkName(context, item, names)
      const key = idKeys[item.kind]
      if (key !== undefined) checkId(context, item, key, ids)
      checkFolder(context, item)
      checkTypeCode(context, item)
    }
  }
}
