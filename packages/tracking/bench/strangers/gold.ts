import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What a specialist would plan for a goal that a stranger wrote; README.md says how it was annotated. */
export interface StrangerEvent {
  what: string
  /** False: a good plan may have it or not. */
  must: boolean
  accept: string[]
  things: string[]
  outcomes: string[]
  /** Null: either is right. */
  keyEvent: boolean | null
  parameters: string[]
  trigger: string[]
}

export interface StrangerGoal {
  id: string
  language: 'en' | 'es' | 'fr' | 'de'
  business: string
  style: string
  text: string
  source?: unknown
  events: StrangerEvent[]
  mustNot: { accept: string[]; why: string }[]
  cannot: string[]
}

export interface Batch {
  batch: string
  writer: string
  goals: StrangerGoal[]
}

const kinds: ReadonlySet<string> = new Set([
  'page_view',
  'click',
  'link_click',
  'form_submit',
  'element_visible',
  'scroll',
  'video',
  'file_download',
  'outbound_click',
  'data_layer',
  'timer',
  'history_change',
  'js_error',
  'automatic',
])

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** What is wrong with a batch's form, by the place in the file; never a word of the goals. Empty when all is well. */
export function formatFaults(batch: Batch): string[] {
  const faults: string[] = []
  const need = (holds: boolean, where: string): void => {
    if (!holds) faults.push(where)
  }
  need(typeof batch.batch === 'string' && typeof batch.writer === 'string', 'batch or writer is missing')
  if (!Array.isArray(batch.goals)) return [...faults, 'goals is no list']
  need(new Set(batch.goals.map(({ id }) => id)).size === batch.goals.length, 'an id stands twice')
  batch.goals.forEach((goal, at) => {
    const where = `goal ${at + 1}`
    need(['en', 'es', 'fr', 'de'].includes(goal.language), `${where}: language`)
    need(typeof goal.text === 'string' && goal.text.trim() !== '', `${where}: text`)
    need(typeof goal.business === 'string' && typeof goal.style === 'string', `${where}: business or style`)
    need(isTexts(goal.cannot), `${where}: cannot`)
    need(Array.isArray(goal.mustNot) && goal.mustNot.every(({ accept }) => isTexts(accept)), `${where}: mustNot`)
    if (!Array.isArray(goal.events)) return void faults.push(`${where}: events`)
    goal.events.forEach((event, index) => {
      const what = `${where}, event ${index + 1}`
      need(typeof event.must === 'boolean', `${what}: must`)
      need([true, false, null].includes(event.keyEvent), `${what}: keyEvent`)
      need(isTexts(event.accept) && event.accept.length > 0, `${what}: accept`)
      need(isTexts(event.things) && isTexts(event.outcomes) && isTexts(event.parameters), `${what}: things, outcomes or parameters`)
      need(isTexts(event.trigger) && event.trigger.length > 0 && event.trigger.every((kind) => kinds.has(kind)), `${what}: trigger`)
    })
  })
  return faults
}

export function readBatch(file: string): { batch: Batch; sha256: string } {
  const text = readFileSync(file, 'utf8')
  return { batch: JSON.parse(text) as Batch, sha256: createHash('sha256').update(text).digest('hex') }
}

/** The batches that have their first score, in order. */
export function openBatches(): Batch[] {
  const folder = join(import.meta.dirname, 'batches')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readBatch(join(folder, name)).batch)
}

/** Which half of the writers a batch belongs to: what is chosen by looking is chosen on the `train` half and measured on the other. */
export const halfOf = ({ batch }: Batch): 'train' | 'other' => (Number(batch.slice(1)) % 2 === 1 ? 'train' : 'other')
