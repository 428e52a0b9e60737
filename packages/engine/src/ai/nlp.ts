import { type NlpJob, nlpLimits, type NlpResult, type NlpSource, type NlpTask, Refusal } from '@tagmason/domain'
import { mean } from '@tagmason/insight'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { ticketsOf } from '../learning/ticketStore.ts'
import { newest, own, ownRow } from '../own.ts'
import { forgetOpinion, noteReading } from './opinions.ts'
import { inWords, readText } from './text/read.ts'

/** The type of a job in English, for exports and logs. */
const types: Record<NlpTask, string> = { keywords: 'Texts to keywords', sentiment: 'Texts to sentiment', events: 'Goals to events' }

export const nlp: Handles<'nlp'> = {
  'nlp.list': async (context) => {
    // What somebody asked for last stands first; samples keep their order.
    const jobs = await newest(context, 'nlpJobs', 'created')
    const results = await newest(context, 'nlpResults', 'at')
    const count = async (source: NlpSource) => (await textsOf(context, source, [])).length
    return {
      jobs,
      results,
      available: { goals: await count('goals'), feedback: await count('feedback'), tickets: await count('tickets') },
      figures: {
        texts: jobs.reduce((sum, job) => sum + job.processed, 0),
        processing: jobs.filter((job) => job.status === 'processing').length,
        accuracy: mean(jobs.map((job) => job.accuracy).filter((accuracy) => accuracy !== null)),
        errors: jobs.filter((job) => job.status === 'error').length,
      },
    }
  },

  /** Reads the texts here and now: a hundred of them take well under a second. */
  'nlp.analyze': async (context, { task, source, texts }) => {
    const { records, session, ports, now } = context
    const given = await textsOf(context, source, texts)
    const read = given
      .map((input) => ({ input, reading: readText(input, task) }))
      .flatMap(({ input, reading }) => (reading === null ? [] : [{ input, reading }]))
    const [first] = read
    if (first === undefined) throw new Refusal('invalid', noTexts[source], [{ path: 'texts', message: noTexts[source] }])
    const job: NlpJob = {
      id: ports.id(),
      project: session.project,
      type: types[task],
      task,
      status: 'completed',
      input: first.input,
      output: inWords(first.reading),
      progress: 100,
      processed: read.length,
      total: read.length,
      accuracy: null,
      created: now.toISOString(),
    }
    records.put('nlpJobs', job.id, job)
    for (const { input, reading } of read) {
      const id = ports.id()
      const { project, type } = job
      const result: NlpResult = { id, project, job: job.id, type, task, input, output: inWords(reading), reading, accuracy: null, at: now.toISOString() }
      records.put('nlpResults', id, result)
    }
    return job
  },

  /** Back to the end of the queue; what had been read is read again. */
  'nlp.retry': async (context, { id }) => {
    const { problem: _problem, ...job } = await ownRow(context, 'nlpJobs', id)
    if (job.status !== 'error') throw new Refusal('conflict', `The job '${id}' is ${job.status}, and only one in error can be tried again.`)
    const again: NlpJob = { ...job, status: 'queued', processed: 0, progress: 0 }
    context.records.put('nlpJobs', id, again)
    return again
  },

  'nlp.remove': async (context, { id }) => {
    await ownRow(context, 'nlpJobs', id)
    context.records.remove('nlpJobs', id)
    for (const result of await own(context, 'nlpResults', { where: { job: id } })) context.records.remove('nlpResults', result.id)
  },

  'nlp.confirm': async (context, { id }) => check(context, id, null),
  'nlp.correct': async (context, { id, correction }) => check(context, id, correction),
  'nlp.uncheck': async (context, { id }) => {
    const { checked, ...result } = await ownRow(context, 'nlpResults', id)
    if (checked === undefined) throw new Refusal('conflict', `Nobody has checked the result '${id}': there is nothing to take back.`)
    await forgetOpinion(context, { kind: 'reading', id })
    context.records.put('nlpResults', id, result)
    await weigh(context, result)
    return result
  },
}

const noTexts: Record<NlpSource, string> = {
  typed: 'There is no text with a word in it: write at least one line.',
  goals: 'This project has no goals yet: describe them in the measurement plan first.',
  tickets: 'Nobody has asked for support yet: paste the texts instead.',
  feedback: 'No feedback of this project has words yet: rate a suggestion and say why.',
}

/** What people wrote, by where they wrote it. */
const writtenIn: Record<Exclude<NlpSource, 'typed'>, (context: Context) => Promise<string[]>> = {
  goals: async ({ records, session }) => ((await records.get('plans', session.project))?.plan.goals ?? '').split(/(?<=[.!?])\s+|\n+/u),
  feedback: async (context) => (await newest(context, 'feedback', 'date')).map((item) => item.result),
  tickets: async (context) => (await ticketsOf(context, nlpLimits.texts)).map(({ subject, description }) => `${subject}. ${description}`),
}

/** The texts to read: those typed, the sentences of the plan's goals, what people wrote as feedback, or what they asked support. As many as a job holds. */
async function textsOf(context: Context, source: NlpSource, typed: readonly string[]): Promise<string[]> {
  if (source === 'typed') return [...typed]
  return (await writtenIn[source](context))
    .map((text) => text.trim().slice(0, nlpLimits.characters))
    .filter((text) => text !== '')
    .slice(0, nlpLimits.texts)
}

/** A person says whether a reading was right; that is kept as feedback, and makes the accuracy of its job. */
async function check(context: Context, id: string, correction: string | null) {
  const result: NlpResult = { ...(await ownRow(context, 'nlpResults', id)), checked: { by: context.session.member.name, correction } }
  context.records.put('nlpResults', id, result)
  await noteReading(context, result, correction)
  await weigh(context, result)
  return result
}

/** The accuracy of a job of the machine here: the share of its checked readings that were right. Samples keep theirs. */
async function weigh(context: Context, { job: id, task }: NlpResult) {
  if (task === undefined) return
  const checked = (await own(context, 'nlpResults', { where: { job: id } })).flatMap((result) => result.checked ?? [])
  const job = await ownRow(context, 'nlpJobs', id)
  context.records.put('nlpJobs', id, { ...job, accuracy: mean(checked.map(({ correction }) => (correction === null ? 100 : 0))) })
}
