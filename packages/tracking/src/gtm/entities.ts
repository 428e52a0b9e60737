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
    const found = typeof name === 'string' ? say`empty` : kindOf(name)
    context.report(
      'E020',
      item.place,
      say`The name of this ${saidKind(item.kind)} is ${found}, but names are how entities are found and merged: give it one.`,
      item,
    )
    return
  }
  const place = at(item.place, 'name')
  if (seen.has(name))
    context.report('E021', place, say`Two entries of ${saidKind(item.kind)} are called ${quote(name)}, but names are the merge key: rename one.`, item)
  seen.add(name)
  if (name !== name.trim())
    context.report('E022', place, say`The name ${quote(name)} starts or ends with a space, so references to it fail: remove the space.`, item)
  else if (/[{}]/.test(name)) context.report('E022', place, say`The name ${quote(name)} has a brace, which {{references}} cannot contain: take it out.`, item)
}

const checkId = (context: Context, item: Item, key: string, seen: Set<string>): void => {
  const id = item.value[key]
  // One published export has bare numbers among its ids, so a number is odd but no reason to refuse the file.
  if (typeof id === 'number') context.report('W023', at(item.place, key), say`The ${key} is ${kindOf(id)} where text is usual, so put it in quotes.`, item)
  else if (typeof id !== 'string') {
    const where = id === undefined ? item.place : at(item.place, key)
    context.report('E023', where, say`The ${key} is ${kindOf(id)}, but each ${saidKind(item.kind)} needs its own id as a text of digits: write one.`, item)
    return
  }
  const said = anyText(id)
  const place = at(item.place, key)
  if (!/^\d+$/.test(said))
    context.report('E023', place, say`The ${key} ${quote(said)} is not made of digits only, so the import refuses it: use a number in quotes.`, item)
  else if (seen.has(said))
    context.report('E024', place, say`The ${key} ${said} is used twice, so references to it are unclear: give each ${saidKind(item.kind)} its own.`, item)
  seen.add(said)
}

const checkFolder = (context: Context, item: Item): void => {
  const { parentFolderId } = item.value
  if (parentFolderId === undefined) return
  const place = at(item.place, 'parentFolderId')
  if (typeof parentFolderId !== 'string')
    context.report('E027', place, say`parentFolderId is ${kindOf(parentFolderId)} where the id of a folder as text belongs, so put it in quotes.`, item)
  else if (!context.folderIds.has(parentFolderId))
    context.report(
      'E025',
      place,
      say`The folder ${quote(parentFolderId)} is not in the file, so the import is refused (unknown folder): add the folder or remove this line.`,
      item,
    )
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
      say`The type of this ${saidKind(item.kind)} is ${type === '' ? say`empty` : kindOf(type)}, so the import is refused: write its type code.`,
      item,
    )
    return
  }
  const place = at(item.place, 'type')
  if (type.startsWith('cvt_')) {
    if (!context.templateTypes.has(type))
      context.report(
        'E030',
        place,
        say`The custom template ${quote(type)} is not in the file, so the import is refused (unknown entity type): add the template.`,
        item,
      )
  } else if (!/^[a-z][a-z0-9_]*$/.test(type)) {
    context.report(
      'E031',
      place,
      say`${quote(type)} is no type code of a ${saidKind(item.kind)} (those are short and lower-case, such as "html" or "v"), so write the right one.`,
      item,
    )
  } else if (!isKnownType(item.kind, type)) {
    context.report(
      infoCode,
      place,
      say`The ${saidKind(item.kind)} type ${quote(type)} is not known here, so it is kept as it is and its fields are not checked.`,
      item,
    )
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
