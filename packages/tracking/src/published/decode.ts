import { withoutAlternatives } from './alternatives.ts'
import type { Container, ContainerFile, ContainerVersion } from '../gtm/model.ts'
import type { Obj } from '../gtm/values.ts'
import { builtInNamesIn } from '../gtm/builtInNames.ts'
import { say, type Sentence } from '../sentences/say.ts'
import { codeOf, isListener, uniqueIdOf } from './listeners.ts'
import { Names } from './names.ts'
import type { Published } from './resource.ts'
import { namesOfTags, pausedIn, readTags } from './tags.ts'
import { readTemplates } from './templates.ts'
import { readTriggers, unknownParts } from './triggers.ts'
import type { Lookup } from './values.ts'
import { readMacros, systemEvent } from './variables.ts'

/** A published container in the form of an export. */
export interface Decoded {
  readonly file: ContainerFile
  /** What a published container does not say, each in one sentence. */
  readonly unknowable: readonly Sentence[]
}

/** The number of the container in Google's account, from the ids of its listeners or templates. */
const containerIdOf = (tags: readonly Obj[]): string =>
  tags.flatMap((tag) => (isListener(tag) ? [uniqueIdOf(tag).split('_')[0] ?? ''] : [/^cvt_(\d+)_\d+$/.exec(codeOf(tag))?.[1] ?? ''])).find((id) => id !== '') ??
  '0'

/** A counter above every number that the container uses itself. */
function counter({ tags, runtime }: Published): () => string {
  const used = [
    ...tags.flatMap((tag) => [typeof tag['tag_id'] === 'number' ? tag['tag_id'] : 0, Number(/_(\d+)$/.exec(uniqueIdOf(tag))?.[1] ?? 0)]),
    ...runtime.flatMap((one) => (Array.isArray(one) && typeof one[1] === 'string' ? [Number(/_(\d+)$/.exec(one[1])?.[1] ?? 0)] : [])),
  ]
  // The numbers of built-in triggers are far above all others.
  let next = Math.max(0, ...used.filter((one) => one < 2_000_000_000))
  return () => String(++next)
}

/** How often each entry is in a list, as `3 × html, 1 × ua`. */
const counted = (list: readonly string[]): string => [...new Set(list)].map((one) => `${list.filter((other) => other === one).length} × ${one}`).join(', ')

/**
 * Decodes a published container into the model of an export. Names are made from what things do, as a published container has none; everything else that it does
 * not say is told in `unknowable`.
 */
export function decodePublished(given: Published): Decoded {
  const published = withoutAlternatives(given)
  const { macros, tags, predicates } = published
  const id = counter(published)
  const eventIndex = systemEvent(macros, predicates)
  let tagName: Lookup['tag'] = () => ''
  const { variables, builtIns, nameOf } = readMacros(macros, eventIndex, new Names(builtInNamesIn('WEB')), (index) => tagName(index), id)
  tagName = namesOfTags(tags, new Names(), nameOf)
  const lookup: Lookup = { variable: nameOf, tag: tagName }
  const found = readTriggers({ published, eventIndex, lookup, names: new Names(), id })
  const decodedTags = readTags(published, found, lookup, id)
  const made = [
    ...decodedTags.map(({ type, parameter = [] }) => ({ type, parameter, kind: 'TAG' as const })),
    ...variables.map(({ type, parameter = [] }) => ({ type, parameter, kind: 'MACRO' as const })),
  ]
  const { templates, missing } = readTemplates(published, made, id)

  const containerId = containerIdOf([...tags, ...macros])
  const own = { accountId: '0', containerId }
  const entity = <T extends object>(list: readonly T[]) => list.map((one) => ({ ...own, ...one, fingerprint: '0' }))
  const container: Container = { ...own, name: published.publicId, publicId: published.publicId, usageContext: ['WEB'], fingerprint: '0' }
  const lists = {
    tag: entity(decodedTags),
    trigger: entity(found.triggers),
    variable: entity(variables),
    builtInVariable: builtIns.map((one) => ({ ...own, ...one })),
    customTemplate: entity(templates).map((one, at) => ({
      ...one,
      containerId: templates[at]?.['containerId'] === '0' ? containerId : templates[at]?.containerId,
    })),
  }
  const version: ContainerVersion = {
    path: `accounts/0/containers/${containerId}/versions/${published.version || '0'}`,
    ...own,
    containerVersionId: published.version || '0',
    container,
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    fingerprint: '0',
  }

  const paused = pausedIn(published)
  const parts = unknownParts(published)
  const unknowable = [
    say('published.names'),
    ...(paused.length === 0 ? [say('published.noPaused')] : [say('published.paused', { types: counted(paused) })]),
    ...(/^(?:G|GT|AW|DC)-/.test(published.publicId) ? [say('published.googleTag', { id: published.publicId })] : []),
    ...(templates.length === 0 ? [] : [say('published.templates', { count: templates.length })]),
    ...(missing.length === 0 ? [] : [say('published.templatesMissing', { types: missing.join(', ') })]),
    ...(parts.length === 0 ? [] : [say('published.partsUnknown', { parts: parts.join(', ') })]),
  ]
  return { file: { exportFormatVersion: 2, containerVersion: version }, unknowable }
}
