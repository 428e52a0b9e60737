import type { Item } from '../../gtm/context.ts'
import { sectionOf } from '../../gtm/sectionOf.ts'
import { listOf, quote } from '../../gtm/values.ts'
import { say, type Sentence } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { activeTags, firing, isGoogleTag, onEveryPage } from '../read.ts'
import { sources } from '../sources.ts'

/** Below this a share says nothing. */
const enough = 10

function* html(audit: Audit): Generator<Fault> {
  const active = activeTags(audit)
  const own = active.filter((item) => item.type === 'html').length
  if (active.length >= enough && own > active.length * 0.3)
    yield {
      message: say('audit.weight.htmlShare', { count: own, all: active.length }),
    }
}

const limit = 200 * 1024

/** About what the compiled container holds: settings of tags, triggers and variables, and the code of templates without their forms, tests and notes. */
const compiled = ({ context }: Audit): number => {
  const { tag, trigger, variable, customTemplate } = context.items
  const settings = ({ value }: Item): number =>
    JSON.stringify([value.type, value.parameter, value.filter, value.customEventFilter, value.autoEventFilter, value.firingTriggerId, value.blockingTriggerId])
      .length
  const code = ({ value }: Item): number =>
    typeof value.templateData === 'string' ? sectionOf(value.templateData, /^___SANDBOXED_JS_FOR_(?:WEB_TEMPLATE|SERVER)___$/m).length : 0
  return [...tag, ...trigger, ...variable].reduce((sum, item) => sum + settings(item), 0) + customTemplate.reduce((sum, item) => sum + code(item), 0)
}

function* size(audit: Audit): Generator<Fault> {
  const bytes = compiled(audit)
  if (audit.web && bytes > limit * 0.7)
    yield {
      message: say('audit.weight.size', { kilobytes: Math.round(bytes / 1024), most: limit / 1024 }),
    }
}

const most = 10

function* everywhere(audit: Audit): Generator<Fault> {
  if (!audit.web) return
  const all = activeTags(audit).filter((item) => !isGoogleTag(item) && firing(item).some((id) => onEveryPage(audit, id)))
  if (all.length > most) yield { message: say('audit.weight.everywhere', { count: all.length }) }
}

const valueOf = (item: Item, key: string): string => {
  for (const entry of listOf(item.value.parameter))
    if (typeof entry === 'object' && entry !== null && 'key' in entry && entry.key === key && 'value' in entry) return String(entry.value)
  return ''
}

const heavy = (item: Item): Sentence | undefined => {
  if (item.type === 'ELEMENT_VISIBILITY' && valueOf(item, 'useDomChangeListener') === 'true') return say('audit.weight.listener.domChanges')
  if (item.type === 'YOU_TUBE_VIDEO' && valueOf(item, 'fixMissingApi') === 'true') return say('audit.weight.listener.youTube')
  const { interval } = item.value
  const every = item.type === 'TIMER' && typeof interval === 'object' && interval !== null && 'value' in interval ? String(interval.value) : ''
  return /^\d+$/.test(every) && Number(every) < 1000 ? say('audit.weight.listener.timer', { milliseconds: every }) : undefined
}

function* listeners({ context }: Audit): Generator<Fault> {
  for (const item of context.items.trigger) {
    const what = heavy(item)
    if (what !== undefined) yield { item, message: say('audit.weight.listener', { trigger: quote(item.name), what }) }
  }
}

export const weightRules: readonly AuditRule[] = [
  { id: 'A70', name: 'html-share', area: 'performance', severity: 'warning', source: sources.practice, wholeOnly: true, check: html },
  { id: 'A71', name: 'size-estimate', area: 'performance', severity: 'warning', source: sources.limits, check: size },
  { id: 'A72', name: 'all-pages-overuse', area: 'performance', severity: 'warning', source: sources.practice, check: everywhere },
  { id: 'A73', name: 'heavy-listeners', area: 'performance', severity: 'info', source: sources.triggers, check: listeners },
]
