import { callMinutes, type Consultation, Refusal } from '@tagmason/domain'
import { mark } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { roomOf } from './supportSettings.ts'
import { calendarOf, expertsOf, freeSlots, keepTalk, mustBeFree, priceCents, talkOf } from './talks.ts'

export const consultations: Handles<'consultations'> = {
  'consultations.slots': (context, { expertId }) => freeSlots(context, expertId),

  'consultations.download': async (context, { id }) => calendarOf(context, await talkOf(context, id)),

  'consultations.book': async (context, { expertId, slot, minutes = 60 }) => {
    const expert = (await expertsOf(context)).find(({ id }) => id === expertId)
    if (expert === undefined) throw new Refusal('notFound', `There is no expert '${expertId}' to be booked: choose one of the list.`)
    const { at } = await mustBeFree(context, expertId, slot)
    const id = context.ports.id()
    const booked = { kind: 'consultation', duration: minutes, priceCents: priceCents(expert, minutes), place: await roomOf(context, id) } as const
    return keepTalk(context, { ...fresh(context, id, expertId, at), ...booked }, 'booked')
  },

  'consultations.bookCall': async (context, { slot, phone }) => {
    const { expertId, at } = await mustBeFree(context, null, slot)
    const id = context.ports.id()
    return keepTalk(context, { ...fresh(context, id, expertId, at), kind: 'call', duration: callMinutes, priceCents: 0, place: phone }, 'booked')
  },

  'consultations.move': async (context, { id, slot }) => {
    const talk = await talkOf(context, id)
    mustBeAhead(context, talk)
    const { at } = await mustBeFree(context, talk.expertId, slot)
    return keepTalk(context, { ...talk, slot: at, sequence: talk.sequence + 1 }, 'moved')
  },

  'consultations.cancel': async (context, { id }) => {
    const talk = await talkOf(context, id)
    mustBeAhead(context, talk)
    return keepTalk(context, { ...talk, cancelled: true, sequence: talk.sequence + 1 }, 'cancelled')
  },

  'consultations.restore': async (context, { id }) => {
    const talk = await talkOf(context, id)
    if (!talk.cancelled) throw new Refusal('conflict', `The consultation '${id}' is not cancelled: there is nothing to take back.`)
    await mustBeFree(context, talk.expertId, talk.slot)
    return keepTalk(context, { ...talk, cancelled: false, sequence: talk.sequence + 1 }, 'booked')
  },

  'consultations.rate': async (context, { id, stars }) => {
    const talk = await talkOf(context, id)
    if (talk.cancelled || Date.parse(talk.slot) > context.now.getTime())
      throw new Refusal('conflict', `The consultation '${id}' has not taken place: rate it when it is over.`)
    const rated = { ...talk, rating: stars }
    context.records.put('consultations', id, rated)
    return rated
  },
}

const fresh = (context: Context, id: string, expertId: string, slot: string) => ({
  id,
  expertId,
  slot,
  rating: null,
  bookedAt: context.now.toISOString(),
  cancelled: false,
  sequence: 0,
  ...mark(context),
})

function mustBeAhead({ now }: Context, { id, slot, cancelled }: Consultation) {
  if (cancelled) throw new Refusal('conflict', `The consultation '${id}' is cancelled: book another one.`)
  if (Date.parse(slot) <= now.getTime()) throw new Refusal('conflict', `The consultation '${id}' has begun: it cannot be changed any more.`)
}
