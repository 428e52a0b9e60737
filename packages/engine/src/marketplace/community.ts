import { allows, type Community, type CommunityTutorial, type Discussion, Refusal } from '@tagmason/domain'
import { rounded } from '@tagmason/insight'
import { peopleHere } from '../account/peopleHere.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { change, countOwn, newest, own, ownRow } from '../own.ts'

/** The most characters of a discussion that its list shows. */
const excerptLength = 140

export const community: Handles<'community'> = {
  'community.overview': async (context) => overview(context),

  'community.discussion': async (context, { id }) => {
    const likes = await liked(context)
    const replies = await own(context, 'discussionReplies', { where: { discussionId: id } })
    return {
      discussion: seen(context, likes, await ownRow(context, 'discussions', id)),
      replies: replies.toSorted((a, b) => a.postedAt.localeCompare(b.postedAt)).map((reply) => seen(context, likes, reply)),
    }
  },

  'community.startDiscussion': async ({ records, session, now, ports }, { title, category, text }) => {
    const { id: memberId, name: author } = session.member
    const excerpt = text.length <= excerptLength ? text : `${text.slice(0, excerptLength).replace(/\s+\S*$/, '')}…`
    const row: Discussion = {
      id: ports.id(),
      project: session.project,
      title,
      author,
      avatar: null,
      replies: 0,
      likes: 0,
      category,
      postedAt: now.toISOString(),
      excerpt,
      text,
      memberId,
    }
    records.put('discussions', row.id, row)
    return row
  },

  'community.removeDiscussion': async (context, { id }) => {
    mayRemove(context, await ownRow(context, 'discussions', id))
    for (const reply of await own(context, 'discussionReplies', { where: { discussionId: id } })) context.records.remove('discussionReplies', reply.id)
    context.records.remove('discussions', id)
  },

  'community.reply': async (context, { id, text }) => {
    const { records, session, now, ports } = context
    const discussion = await ownRow(context, 'discussions', id)
    const { id: memberId, name: author } = session.member
    const reply = { id: ports.id(), project: session.project, discussionId: id, author, text, postedAt: now.toISOString(), likes: 0, memberId }
    records.put('discussionReplies', reply.id, reply)
    records.put('discussions', id, { ...discussion, replies: discussion.replies + 1 })
    return reply
  },

  'community.removeReply': async (context, { id }) => {
    const reply = await ownRow(context, 'discussionReplies', id)
    mayRemove(context, reply)
    context.records.remove('discussionReplies', id)
    const discussion = await ownRow(context, 'discussions', reply.discussionId)
    context.records.put('discussions', discussion.id, { ...discussion, replies: discussion.replies - 1 })
  },

  'community.like': async (context, { id, liked: wanted }) => {
    const { records, session } = context
    const collection = (await countOwn(context, 'discussions', { id })) > 0 ? 'discussions' : 'discussionReplies'
    const row = await ownRow(context, collection, id)
    const key = keyOf(context, id)
    const there = (await records.get('communityLikes', key)) !== undefined
    if (there === wanted) return { likes: row.likes }
    if (wanted) records.put('communityLikes', key, { id: key, project: session.project, member: session.member.id, of: id })
    else records.remove('communityLikes', key)
    const likes = row.likes + (wanted ? 1 : -1)
    await change(context, collection, id, { likes })
    return { likes }
  },

  'community.submitTutorial': async ({ records, session, ports }, { file, ...fields }) => {
    const row: CommunityTutorial = {
      id: ports.id(),
      project: session.project,
      ...fields,
      author: session.member.name,
      memberId: session.member.id,
      views: 0,
      rating: 0,
      ratings: 0,
      status: 'waiting',
      ...(file === undefined ? {} : { file }),
    }
    records.put('communityTutorials', row.id, row)
    return row
  },

  'community.withdrawTutorial': async (context, { id }) => {
    mayRemove(context, await ownRow(context, 'communityTutorials', id))
    context.records.remove('communityTutorials', id)
  },

  'community.decideTutorial': async (context, { id, approved }) => {
    const row = await ownRow(context, 'communityTutorials', id)
    if (row.status !== 'waiting') throw new Refusal('conflict', `The tutorial '${row.title}' is ${row.status} already: reload to see who decided.`)
    return change(context, 'communityTutorials', id, { status: approved ? 'approved' : 'declined' })
  },

  'community.watchTutorial': async (context, { id }) => {
    const row = await ownRow(context, 'communityTutorials', id)
    if (row.status === 'approved') return change(context, 'communityTutorials', id, { views: row.views + 1 })
    // Who handed it in, and who decides about it, look at it without being counted.
    mayRemove(context, row)
    return row
  },

  'community.rateTutorial': async (context, { id, stars }) => {
    const { records, session } = context
    const row = await ownRow(context, 'communityTutorials', id)
    if (row.status !== 'approved' || row.memberId === session.member.id)
      throw new Refusal('conflict', 'Only an approved tutorial of somebody else can be rated: wait until it is approved.')
    const key = keyOf(context, id)
    const before = (await records.get('tutorialStars', key))?.stars
    records.put('tutorialStars', key, { id: key, project: session.project, member: session.member.id, tutorial: id, stars })
    // A member's later stars take the place of the earlier.
    const others = before === undefined ? row.ratings : row.ratings - 1
    const sum = row.rating * row.ratings - (before ?? 0)
    return change(context, 'communityTutorials', id, { rating: rounded((sum + stars) / (others + 1), 4), ratings: others + 1 })
  },

  'community.follow': async (context, { id, following }) => {
    const { records, session } = context
    const expert = await ownRow(context, 'communityExperts', id)
    const key = keyOf(context, id)
    const there = (await records.get('expertFollows', key)) !== undefined
    if (there === following) return { followers: expert.followers }
    if (following) records.put('expertFollows', key, { id: key, project: session.project, member: session.member.id, expert: id })
    else records.remove('expertFollows', key)
    const followers = expert.followers + (following ? 1 : -1)
    records.put('communityExperts', id, { ...expert, followers })
    return { followers }
  },
}

const keyOf = ({ session }: Context, of: string) => `${session.member.id}:${of}`

/** What this member likes, by id. */
const liked = async (context: Context) =>
  new Set((await context.records.find('communityLikes', { where: { member: context.session.member.id } })).map((row) => row.of))

const seen = <Row extends { id: string; memberId?: string }>({ session }: Context, likes: ReadonlySet<string>, row: Row) => ({
  ...row,
  liked: likes.has(row.id),
  mine: row.memberId === session.member.id,
})

/** Who wrote something, and owners and admins. Throws a `Refusal` forbidden. */
function mayRemove({ session }: Context, { memberId }: { memberId?: string }): void {
  if (memberId !== session.member.id && !allows(session.role, 'admin'))
    throw new Refusal('forbidden', 'This belongs to another member: only who wrote it, or an owner or admin, can do that.')
}

async function overview(context: Context): Promise<Community> {
  const { session } = context
  const likes = await liked(context)
  const mine = session.member.id
  const discussions = await newest(context, 'discussions', 'postedAt')
  const tutorials = await own(context, 'communityTutorials')
  const experts = (await own(context, 'communityExperts')).toSorted((a, b) => b.followers - a.followers)
  const stars = new Map((await own(context, 'tutorialStars')).filter((row) => row.member === mine).map((row) => [row.tutorial, row.stars]))
  const follows = new Set((await own(context, 'expertFollows')).filter((row) => row.member === mine).map((row) => row.expert))
  const approved = tutorials.filter((row) => row.status === 'approved').toSorted((a, b) => b.views - a.views)
  const open = tutorials.filter((row) => row.status !== 'approved' && (row.memberId === mine || (row.status === 'waiting' && allows(session.role, 'admin'))))
  return {
    figures: {
      members: await membersOf(context),
      discussions: await countOwn(context, 'discussions'),
      tutorials: approved.length,
      experts: experts.length,
    },
    discussions: discussions.map((row) => seen(context, likes, row)),
    tutorials: [...open, ...approved].map(({ file: _file, ...row }) => ({ ...row, stars: stars.get(row.id) ?? null, mine: row.memberId === mine })),
    experts: experts.map((row) => ({ ...row, following: follows.has(row.id) })),
  }
}

/** The organisation; of a person in the account alone, the account knows. */
async function membersOf(context: Context): Promise<number> {
  const { accounts, members } = await peopleHere(context)
  if (context.session.space === 'sample') return members.length
  return new Set([context.session.member.id, ...accounts.map(({ id }) => id), ...members.map(({ id }) => id)]).size
}
