import { type Consultation, type FreeSlot, Refusal, type SupportExpert, type TalkRow } from '@tagmason/domain'
import { inSpace } from '../account/inSpace.ts'
import { projectZone } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import { icsOf } from '../files/ics.ts'
import { base64 } from '../files/table.ts'
import { queueMail } from '../reports/outbox.ts'
import { supportWords, written } from './supportWords.ts'
import { workingSlots } from './workingHours.ts'

/** Slots are offered for so many days, and not sooner than in so many milliseconds. */
const days = 14
const notice = 3_600_000

/** The experts of this space: a project of one's own has none before people are there to answer. */
export const expertsOf = async ({ records, session }: Context): Promise<SupportExpert[]> => (session.space === 'sample' ? records.list('supportExperts') : [])

/** What an expert costs for some minutes, in whole cents. */
export const priceCents = ({ hourlyRate }: Pick<SupportExpert, 'hourlyRate'>, minutes: number) => Math.round((hourlyRate * 100 * minutes) / 60)

/** The free slots of one expert or, for null, of all, earliest first; a slot is a full hour within the expert's working hours. */
export async function freeSlots(context: Context, expertId: string | null): Promise<FreeSlot[]> {
  const booked = await inSpace(context, 'consultations', {
    where: { cancelled: false, slot: { from: new Date(context.now.getTime() - 86_400_000).toISOString() } },
    order: 'slot',
  })
  const soon = context.now.getTime() + notice
  return (await expertsOf(context))
    .filter(({ id }) => expertId === null || id === expertId)
    .flatMap(({ id, availability, timeZone }) => {
      const taken = new Set(booked.filter((row) => row.expertId === id).map(({ slot }) => Date.parse(slot)))
      return workingSlots(Math.max(soon, Date.parse(availability)), days, timeZone)
        .filter((at) => !taken.has(at))
        .map((at) => ({ expertId: id, at: new Date(at).toISOString() }))
    })
    .toSorted((a, b) => a.at.localeCompare(b.at))
}

/** A slot of an expert, or for null of anybody. Throws a `Refusal` conflict when it is not free. */
export async function mustBeFree(context: Context, expertId: string | null, slot: string): Promise<FreeSlot> {
  const free = (await freeSlots(context, expertId)).find(({ at }) => Date.parse(at) === Date.parse(slot))
  if (free === undefined) throw new Refusal('conflict', `The slot ${slot} is not free: choose another one.`, [{ path: 'slot', message: 'taken' }])
  return free
}

/** A talk. Throws a `Refusal` notFound. */
export async function talkOf(context: Context, id: string): Promise<Consultation> {
  const row = await context.records.get('consultations', id)
  if (row === undefined || (row.space ?? 'sample') !== context.session.space)
    throw new Refusal('notFound', `There is no consultation '${id}': choose one of the list.`)
  return row
}

export async function talkRow(context: Context, talk: Consultation): Promise<TalkRow> {
  const over = Date.parse(talk.slot) + talk.duration * 60_000 <= context.now.getTime()
  return { ...talk, expert: (await expertOf(context, talk)).name, state: talk.cancelled ? 'cancelled' : over ? 'past' : 'upcoming' }
}

/** The calendar file of a talk. */
export async function calendarOf(context: Context, talk: Consultation) {
  const { session, now } = context
  const said = supportWords[session.preferences.language]
  const { name, title } = await expertOf(context, talk)
  const start = Date.parse(talk.slot)
  const file = icsOf({
    uid: `${talk.id}@tagmason`,
    sequence: talk.sequence,
    cancelled: talk.cancelled,
    start,
    end: start + talk.duration * 60_000,
    stamp: now.getTime(),
    summary: talk.kind === 'call' ? said.call(name) : said.consultation(name),
    description: `${name}, ${title}`,
    place: talk.place,
  })
  return { fileName: `${talk.id}.ics`, type: 'text/calendar;charset=utf-8', base64: base64(file) }
}

/** Keeps a talk and mails what happened to it, with the calendar file. */
export async function keepTalk(context: Context, talk: Consultation, happened: 'booked' | 'moved' | 'cancelled'): Promise<Consultation> {
  const { records, session } = context
  const { member, preferences } = session
  records.put('consultations', talk.id, talk)
  const { name } = await expertOf(context, talk)
  const when = written(talk.slot, preferences.language, await projectZone(context))
  const [subject, body] = supportWords[preferences.language][happened](name, when)
  queueMail(context, { kind: happened, to: [member.email], subject, body, about: talk.id, attachment: await calendarOf(context, talk) })
  return talk
}

async function expertOf({ records }: Context, { expertId }: Consultation): Promise<Pick<SupportExpert, 'name' | 'title'>> {
  const expert = await records.get('supportExperts', expertId)
  if (expert === undefined) throw new Refusal('notFound', `There is no expert '${expertId}' any more: choose another one.`)
  return expert
}
