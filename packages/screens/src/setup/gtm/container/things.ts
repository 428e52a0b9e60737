import type { AuditedFinding, ContainerDetails, ContainerEntity } from '@tagmason/domain'

export const kinds = ['tags', 'triggers', 'variables'] as const
export type Kind = (typeof kinds)[number]

/** A tag, trigger or variable of a container as a row of its table. */
export interface Thing extends ContainerEntity {
  /** Its place in the file: a file made by hand can have a name twice. */
  id: string
  /** What Tag Manager calls its type, in the reader's language where there is such a name; undefined where only the code is known. */
  typeName: string | undefined
  /** What the audit says of it; null where that is not known: not yet, or because the audit lists no more. */
  findings: readonly AuditedFinding[] | null
  /** What a search looks at. */
  words: string
}

/** The list of an export, and the index in it, that a path of a finding leads to: `$.containerVersion.tag[3].parameter` is the fourth tag. */
const placeOf = (path: string): string | undefined => /^\$\.containerVersion\.(tag|trigger|variable)\[(\d+)\]/.exec(path)?.slice(1).join(' ')

/** What the audit lists, and whether that is all it found. */
export interface Audited {
  findings: readonly AuditedFinding[]
  complete: boolean
}

/** The rows of a container's tables, in the order of the file; `audited` is null as long as it is not worked out. `typeNames` are names of types in the reader's language by their code. */
export function thingsOf(
  file: NonNullable<ContainerDetails['file']>,
  audited: Audited | null,
  typeNames: Readonly<Record<string, string>>,
): Record<Kind, Thing[]> {
  const byPlace = new Map<string, AuditedFinding[]>()
  for (const finding of audited?.findings ?? []) {
    const place = placeOf(finding.path)
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), finding])
  }
  const things = (list: string, entities: readonly ContainerEntity[]) =>
    entities.map((entity, at): Thing => {
      const typeName = Object.hasOwn(typeNames, entity.type) ? typeNames[entity.type] : entity.typeLabel
      return {
        ...entity,
        id: `${at}`,
        typeName,
        findings: byPlace.get(`${list} ${at}`) ?? (audited?.complete === true ? [] : null),
        words: [entity.name, entity.type, typeName ?? '', ...entity.detail].join('\n').toLowerCase(),
      }
    })
  return { tags: things('tag', file.tags), triggers: things('trigger', file.triggers), variables: things('variable', file.variables) }
}
