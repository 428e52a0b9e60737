import type { MeasurementPlan } from '@tagmason/domain'
import { say, type Sentence } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'
import { type AdminStep, change, create, type LeftOut } from './adminSteps.ts'
import { definitionSteps, keyEventSteps, userDimensionSteps } from './definitions.ts'
import { enhancedSteps } from './enhanced.ts'
import { crossDomain, notByTheApi } from './notByTheApi.ts'
import { sentEvent } from './sent.ts'

export type { AdminStep, LeftOut } from './adminSteps.ts'

export interface AdminOptions {
  /** `properties/123456` (or the digits) of a property that is already there. */
  property?: string
  /** `https://shop.example`; by default made from the plan's site. */
  streamUri?: string
  /** Hosts of the site's other domains, as `pay.example`: visits that go on there stay one, once a person has entered them. */
  ownDomains?: readonly string[]
}

export interface AdminPlan {
  /** Placeholders that stand in paths and bodies, each with a sentence on where its value comes from. */
  placeholders: Record<string, Sentence>
  /** In the order in which they have to run. */
  steps: AdminStep[]
  left: LeftOut[]
}

/** @throws SentenceError unless the text names a property. */
function propertyName(property: string): string {
  const digits = /^(?:properties\/)?(\d+)$/.exec(property)?.[1]
  if (digits === undefined) {
    throw new SentenceError(say('ga4.admin.noProperty', { property: JSON.stringify(property) }))
  }
  return `properties/${digits}`
}

/** @throws SentenceError unless the text is a web address. */
function streamAddress(uri: string): string {
  const host = /^(?:https?:\/\/)?([^\s/?#{}]+)/i.exec(uri)?.[1]
  if (host === undefined) {
    throw new SentenceError(say('ga4.admin.noAddress', { address: JSON.stringify(uri) }))
  }
  return `${/^http:/i.test(uri) ? 'http' : 'https'}://${host.toLowerCase()}`
}

/**
 * The calls to the GA4 Admin API that set a property up for the plan: property, web data stream, retention, enhanced measurement, custom dimensions
 * and metrics, key events. Only enabled events count. Running the list again changes nothing: every call says what to compare first.
 * @throws SentenceError when the property or the stream address given is none
 */
export function ga4FromPlan(plan: MeasurementPlan, options: AdminOptions = {}): AdminPlan {
  const sent = plan.events.filter((event) => event.enabled).map(sentEvent)
  const site = options.streamUri ?? plan.site
  const uri = site === undefined || site.trim() === '' ? undefined : streamAddress(site.trim())
  const known = options.property === undefined ? undefined : propertyName(options.property)
  const property = known ?? '{property}'
  const displayName = (uri?.replace(/^https?:\/\//, '') ?? 'Website').slice(0, 100)

  const placeholders: Record<string, Sentence> = {
    ...(known === undefined
      ? {
          account: say('ga4.setup.account'),
          timeZone: say('ga4.setup.timeZone'),
          currency: say('ga4.setup.currency'),
          property: say('ga4.setup.property'),
        }
      : {}),
    ...(uri === undefined ? { streamUri: say('ga4.setup.streamUri') } : {}),
    stream: say('ga4.setup.stream'),
    measurementId: say('ga4.setup.measurementId'),
  }

  const left: LeftOut[] = sent.flatMap((one) =>
    one.left.map((name): LeftOut => ({
      kind: 'parameter',
      name: `${one.name}.${name}`,
      why: say('ga4.left.parameter', { event: one.name, name }),
    })),
  )
  left.push(...notByTheApi(plan), ...crossDomain(uri, options.ownDomains ?? []))

  const steps: AdminStep[] = []
  if (known === undefined) {
    const body = { parent: 'accounts/{account}', displayName, timeZone: '{timeZone}', currencyCode: '{currency}' }
    const step = create('property', say('ga4.setup.createProperty'), '/v1beta/properties', body, ['displayName'])
    const list = { ...step.existing.list, query: { filter: 'parent:accounts/{account}' } }
    steps.push({ ...step, existing: { ...step.existing, list }, yields: { property: 'name' } })
  }
  const stream = { type: 'WEB_DATA_STREAM', displayName, webStreamData: { defaultUri: uri ?? '{streamUri}' } }
  steps.push({
    ...create('stream', say('ga4.setup.createStream'), `/v1beta/${property}/dataStreams`, stream, ['webStreamData.defaultUri']),
    yields: { stream: 'name', measurementId: 'webStreamData.measurementId' },
  })
  steps.push(
    change(
      'retention',
      say('ga4.setup.retention'),
      `/v1beta/${property}/dataRetentionSettings`,
      { eventDataRetention: 'FOURTEEN_MONTHS', userDataRetention: 'FOURTEEN_MONTHS' },
      { eventDataRetention: ['TWO_MONTHS'], userDataRetention: ['TWO_MONTHS', 'FOURTEEN_MONTHS'] },
    ),
    ...enhancedSteps(plan),
    ...definitionSteps(sent, property, left),
    ...userDimensionSteps(plan, property, left),
    ...keyEventSteps(sent, property, left),
  )
  return { placeholders, steps, left }
}
