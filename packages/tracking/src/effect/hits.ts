import type { SimulatedStep, TagOutcome } from '../simulate/outcomes.ts'
import type { ContainerFile, Tag } from '../gtm/model.ts'
import { tagTypeOf } from '../tagTypes/index.ts'
import { parameterOf, prepare, type Runnable, textOfParameter } from '../simulate/container.ts'

/** Something that leaves the browser: a tag that ran, without what it is called in the container. */
export interface Hit {
  /** The type of the tag; of templates their code, because ids are given anew in every container. */
  readonly type: string
  /** What people know it by: the event, the destination, the template. */
  readonly label: string
  /** The event of the data layer that it ran on. */
  readonly on: string
  /** By key; what only a browser knows is `unknown`. What is undefined is not sent, and so left out. */
  readonly parameters: Readonly<Record<string, HitValue>>
  /** Consent by type when it ran; types that nothing set are missing. */
  readonly consent: Readonly<Record<string, 'granted' | 'denied'>>
}

export type HitValue = { readonly value: unknown } | 'unknown'

/** Parameters that say best what is sent, by what they hold. */
const labels: readonly string[] = ['eventName', 'eventAction', 'eventType', 'conversionLabel', 'tagId', 'trackingId', 'url', 'trackType']

/** What is known of a tag before it runs. */
interface Identity {
  readonly type: string
  readonly kind: string
  /** Keys of what says best what is sent; where it goes to is the last. */
  readonly labels: readonly string[]
}

const identityOf = (container: Runnable, tag: Tag): Identity => {
  const template = container.templates.get(tag.type)
  const known = tagTypeOf(tag.type)
  return {
    type: template === undefined ? tag.type : `template ${template.templateData}`,
    kind: template?.name ?? known?.label ?? tag.type,
    labels: known?.destination === undefined ? labels : [...labels, known.destination.key],
  }
}

const textOf = (value: HitValue | undefined): string | undefined =>
  value !== undefined && value !== 'unknown' && typeof value.value === 'string' && value.value !== '' ? value.value : undefined

/** A container as the hits of its visits name its tags. */
export class HitReader {
  readonly #container: Runnable
  readonly #identities = new Map<string, Identity>()

  /** @throws Error with one sentence for a container that does not run in a web page. */
  constructor(file: ContainerFile) {
    this.#container = prepare(file)
    for (const tag of this.#container.tags) this.#identities.set(tag.name, identityOf(this.#container, tag))
  }

  #hit({ tag, type, parameters: all }: TagOutcome, on: string, consent: Hit['consent']): Hit {
    const identity = this.#identities.get(tag) ?? { type, kind: type, labels }
    const parameters = Object.fromEntries(
      all.flatMap(({ key, value }) => (value.known && value.value === undefined ? [] : [[key, value.known ? { value: value.value } : ('unknown' as const)]])),
    )
    const said = identity.labels.map((key) => textOf(parameters[key])).find((text) => text !== undefined)
    return { type: identity.type, label: said === undefined ? identity.kind : `${identity.kind} ${said}`, on, parameters, consent }
  }

  /** What leaves the browser in a step. */
  hits({ events }: SimulatedStep): readonly Hit[] {
    return events.flatMap(({ name, consent, tags }) => tags.filter(({ outcome }) => outcome === 'fired').map((tag) => this.#hit(tag, name, consent)))
  }

  /** Tags of which it is not known whether they run in a step, as hits without values. */
  unknown({ unknown }: SimulatedStep): readonly Pick<Hit, 'type' | 'label'>[] {
    return unknown.map(({ tag: name }) => {
      const { type, kind, labels: keys } = this.#identities.get(name) ?? { type: '', kind: name, labels }
      const tag = this.#container.tagsByName.get(name)
      const said = tag === undefined ? '' : keys.map((key) => textOfParameter(parameterOf(tag, key))).find((text) => text !== '')
      return { type, label: said === undefined || said === '' ? kind : `${kind} ${said}` }
    })
  }
}
