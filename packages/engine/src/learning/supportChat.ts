import { type ChatMessage, type ChatSource, descriptionLimit, Refusal } from '@tagmason/domain'
import { inSpace, mark } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { docs } from './docs.ts'
import { openTicket } from './tickets.ts'

/** How many turns are kept, and how many places in the documentation answer a question. */
const kept = 100
const most = 3

export const supportChat: Handles<'supportChat'> = {
  // Nobody can be online before there is a server that people sign in to.
  'supportChat.messages': async (context) => ({ messages: await messagesOf(context), person: false }),

  'supportChat.say': async (context, { text }) => {
    const hits = await docs['docs.search'](context, { query: text.slice(0, 200) })
    const found = hits.slice(0, most).map(({ article, title, excerpt }): ChatSource => ({ article: article.id, title, excerpt }))
    const turns = [turn(context, 'member', text, []), turn(context, 'assistant', '', found)]
    for (const message of turns) context.records.put('chatMessages', message.id, message)
    const all = await messagesOf(context)
    for (const old of all.slice(0, -kept)) context.records.remove('chatMessages', old.id)
    return { messages: all.slice(-kept), person: false }
  },

  'supportChat.clear': async (context) => {
    for (const { id } of await messagesOf(context)) context.records.remove('chatMessages', id)
  },

  'supportChat.handOver': async (context) => {
    const messages = await messagesOf(context)
    const first = messages.find(({ from }) => from === 'member')
    if (first === undefined) throw new Refusal('conflict', 'Nothing was said in the chat yet: write what you need help with first.')
    const lines = messages.map(({ from, text, found }) => (from === 'member' ? `> ${text}` : `(${found.map(({ article }) => article).join(', ') || '–'})`))
    const subject = first.text.replaceAll(/\s+/g, ' ').slice(0, 120)
    const ticket = await openTicket(context, { category: 'technical', priority: 'medium', subject, description: lines.join('\n').slice(-descriptionLimit) }, [])
    for (const { id } of messages) context.records.remove('chatMessages', id)
    return ticket
  },
}

/** What this member and the assistant have said, oldest first: in the order in which it was written. */
const messagesOf = (context: Context) => inSpace(context, 'chatMessages', { where: { userId: context.session.member.id }, order: 'at' })

const turn = (context: Context, from: ChatMessage['from'], text: string, found: ChatSource[]): ChatMessage => ({
  id: context.ports.id(),
  userId: context.session.member.id,
  from,
  text,
  found,
  at: context.now.toISOString(),
  ...mark(context),
})
