import type { Tag } from '../gtm/model.ts'
import type { Change } from './mutant.ts'
import { parameterFaults } from './parameterFaults.ts'

const allPages = '2147479553'

/** What a tag is called by its id, for people: the name of the trigger. */
type NameOf = (triggerId: string) => string

const settings = (tag: Tag): readonly Change<Tag>[] => {
  const found: Change<Tag>[] = [
    { code: tag.paused === true ? 'tagUnpaused' : 'tagPaused', what: '', before: '', after: '', thing: { ...tag, paused: tag.paused !== true } },
  ]
  const option = tag.tagFiringOption ?? 'ONCE_PER_EVENT'
  const after = option === 'ONCE_PER_LOAD' ? 'ONCE_PER_EVENT' : 'ONCE_PER_LOAD'
  found.push({ code: 'firingOptionChanged', what: 'tagFiringOption', before: option, after, thing: { ...tag, tagFiringOption: after } })
  const consent = tag.consentSettings
  const types = consent?.consentStatus === 'NEEDED' ? (consent.consentType?.list ?? []) : []
  if (types.length === 0) {
    const demanded: Tag = {
      ...tag,
      consentSettings: { consentStatus: 'NEEDED', consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'ad_storage' }] } },
    }
    found.push({ code: 'consentDemanded', what: 'ad_storage', before: '', after: 'ad_storage', thing: demanded })
  }
  for (const [at, type] of types.entries()) {
    const list = types.toSpliced(at, 1)
    const left = list.length === 0 ? { consentStatus: 'NOT_SET' } : { consentStatus: 'NEEDED', consentType: { type: 'LIST', list } }
    found.push({ code: 'consentDropped', what: type.value ?? '', before: type.value ?? '', after: '', thing: { ...tag, consentSettings: left } })
  }
  return found
}

const sequence = (tag: Tag): readonly Change<Tag>[] => [
  ...(tag.setupTag ?? []).map(({ tagName }, at): Change<Tag> => ({
    code: 'sequenceDropped',
    what: tagName,
    before: tagName,
    after: '',
    thing: { ...tag, setupTag: (tag.setupTag ?? []).toSpliced(at, 1) },
  })),
  ...(tag.teardownTag ?? []).map(({ tagName }, at): Change<Tag> => ({
    code: 'sequenceDropped',
    what: tagName,
    before: tagName,
    after: '',
    thing: { ...tag, teardownTag: (tag.teardownTag ?? []).toSpliced(at, 1) },
  })),
]

const triggers = (tag: Tag, nameOf: NameOf): readonly Change<Tag>[] => {
  const firing = tag.firingTriggerId ?? []
  const blocking = tag.blockingTriggerId ?? []
  return [
    ...firing.map((id, at): Change<Tag> => ({
      code: 'triggerRemoved',
      what: nameOf(id),
      before: nameOf(id),
      after: '',
      thing: { ...tag, firingTriggerId: firing.toSpliced(at, 1) },
    })),
    ...(firing.includes(allPages)
      ? []
      : [
          {
            code: 'triggerAdded' as const,
            what: nameOf(allPages),
            before: '',
            after: nameOf(allPages),
            thing: { ...tag, firingTriggerId: [...firing, allPages] },
          },
        ]),
    ...blocking.map((id, at): Change<Tag> => ({
      code: 'exceptionRemoved',
      what: nameOf(id),
      before: nameOf(id),
      after: '',
      thing: { ...tag, blockingTriggerId: blocking.toSpliced(at, 1) },
    })),
  ]
}

/** Every small fault of a tag. */
export const tagFaults = (tag: Tag, nameOf: NameOf, variables: readonly string[]): readonly Change<Tag>[] => [
  ...settings(tag),
  ...triggers(tag, nameOf),
  ...sequence(tag),
  ...parameterFaults(tag.parameter ?? [], variables).map((change): Change<Tag> => ({ ...change, thing: { ...tag, parameter: change.thing } })),
]
