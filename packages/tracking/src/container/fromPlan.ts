import type { ConsentMode, MeasurementPlan } from '@tagmason/domain'
import { sentEvents } from '../ga4/sent.ts'
import type { ContainerFile } from '../gtm/index.ts'
import { say } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'
import { assemble } from './assemble.ts'
import { consentDefaultTag } from './consent.ts'
import { withoutCovered } from './covered.ts'
import { type MoreTag, moreTags } from './moreTags.ts'
import { eventTag, googleTag, rowsOf, settingsTable, sharedRows } from './tags.ts'
import type { TagDraft } from './tagDraft.ts'
import { eventSettings, userPropertyRows } from './userProperties.ts'
import { listenerTag } from './listeners.ts'
import { noteOf } from './notes.ts'
import { uniqueName } from './text.ts'
import { type TriggerDraft, triggerOf } from './triggers.ts'
import { createVariables } from './variables.ts'

export interface ContainerOptions {
  /** `G-` and capitals or digits; `G-XXXXXXXXXX` until the real one is known. */
  measurementId: string
  consent: ConsentMode
  /** The consent default comes from elsewhere, as from the template of a consent banner: then the file brings none of its own. */
  consentElsewhere?: boolean
  /** Name of the container in the file; Google Tag Manager keeps its own on import. */
  name?: string
  /** `YYYY-MM-DD HH:MM:SS`; fixed by default, because the same plan must give the same file. */
  exportTime?: string
  /** The day of the plan, `YYYY-MM-DD`: every tag's note says it. */
  plannedOn?: string
  /** Tags beside those of the plan. */
  more?: readonly MoreTag[]
}

/** @throws SentenceError unless the text is a GA4 measurement ID. */
export function checkMeasurementId(measurementId: string): void {
  if (/^G-[A-Z0-9]+$/.test(measurementId)) return
  throw new SentenceError(say('write.container.measurementId', { id: JSON.stringify(measurementId) }))
}

/**
 * A web container that sends every enabled event of the plan to one GA4 property; ready to import into Google Tag Manager.
 * Events that GA4 collects itself write nothing. The same plan and options give the same file.
 * @throws SentenceError when the measurement ID is none, a condition's regular expression does not compile, or one of `more` cannot be written
 */
export function containerFromPlan(plan: MeasurementPlan, options: ContainerOptions): ContainerFile {
  checkMeasurementId(options.measurementId)
  const variables = createVariables()
  const destination = variables.constant('Const - GA4 Measurement ID', options.measurementId)
  const triggers = new Map<string, TriggerDraft>()
  const seen = new Set<string>()
  const written = withoutCovered(sentEvents(plan)).flatMap((sent) => {
    const trigger = triggerOf(sent, variables)
    const key = typeof trigger === 'string' ? trigger : JSON.stringify(trigger.content)
    const rows = rowsOf(sent, variables)
    // The same event on the same trigger twice would only count everything twice.
    const content = JSON.stringify([sent.name, sent.ecommerce, sent.left, key, rows])
    if (seen.has(content)) return []
    seen.add(content)
    if (typeof trigger !== 'string') {
      const other = triggers.get(key)
      triggers.set(key, other === undefined || other.name === trigger.name ? trigger : { ...trigger, name: trigger.neutralName })
    }
    return [{ sent, key, rows }]
  })
  const triggerNames = new Set<string>()
  for (const [key, trigger] of triggers) triggers.set(key, { ...trigger, name: uniqueName(trigger.name, triggerNames) })

  const shared = sharedRows(written.map((one) => one.rows))
  const { ofPages, ofEvents } = eventSettings(shared, userPropertyRows(plan, variables), variables)
  // A tag that sends the page views of all pages takes over from the Google tag, or each page would count twice.
  const ownPageViews = written.some(({ sent, key }) => sent.name === 'page_view' && !triggers.has(key))
  const config = ownPageViews ? variables.settings('gtcs', 'Settings - Google tag', settingsTable('configSettingsTable', [['send_page_view', 'false']])) : null

  const sharedNames = new Set(shared.map(([name]) => name))
  const tags: TagDraft[] = [
    ...(options.consent === 'denied' && options.consentElsewhere !== true ? [consentDefaultTag] : []),
    googleTag(destination, config, ofPages),
  ]
  const heard = new Set(written.flatMap(({ sent }) => (sent.event.trigger.type === 'embed' ? [sent.event.trigger.provider] : [])))
  for (const provider of heard) tags.push(listenerTag(provider))
  const names = new Set(tags.map((tag) => tag.name.toLowerCase()))
  for (const { sent, key, rows } of written) {
    const tag = eventTag(
      sent,
      rows.filter(([name]) => !sharedNames.has(name)),
      destination,
      ofEvents,
      key,
      noteOf(sent.event, plan.language, options.plannedOn),
    )
    tags.push({ ...tag, name: uniqueName(tag.name, names) })
  }
  for (const tag of moreTags(options.more ?? [], written, variables, options.consent === 'denied')) tags.push({ ...tag, name: uniqueName(tag.name, names) })
  return assemble({ variables, triggers, tags }, options.name ?? 'Tagmason', options.exportTime ?? '2024-01-01 00:00:00')
}
