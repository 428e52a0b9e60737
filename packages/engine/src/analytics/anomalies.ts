import { type AnomalyStatus, detectorDefaults, Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { change, countOwn, newest, own, ownRow } from '../own.ts'
import type { Where } from '../store/queryTerms.ts'

const week = 7 * 86_400_000

export const anomalies: Handles<'anomalies'> = {
  'anomalies.list': async (context) => {
    const open: AnomalyStatus[] = ['active', 'investigating']
    const count = (where: Where<'anomalies'>) => countOwn(context, 'anomalies', where)
    return {
      rows: await newest(context, 'anomalies', 'detected', { status: open }),
      figures: {
        active: await count({ status: 'active' }),
        high: await count({ status: open, severity: 'high' }),
        investigating: await count({ status: 'investigating' }),
        resolved: await count({ resolvedAt: { from: new Date(context.now.getTime() - week).toISOString() } }),
      },
    }
  },

  'anomalies.watch': async (context) => {
    const rows = await own(context, 'detectorSeries')
    const until = rows
      .map((row) => row.until)
      .toSorted()
      .at(-1)
    return until === undefined ? null : { figures: rows.length, learning: rows.filter(({ hours }) => hours.length === 0).length, until }
  },

  'anomalies.details': async (context, { id }) => {
    const anomaly = await ownRow(context, 'anomalies', id)
    return { anomaly, hours: (await context.records.get('anomalyCourses', id))?.hours ?? [] }
  },

  'anomalies.settings': async ({ records, session }) => {
    const { id: _id, project: _project, ...settings } = (await records.get('detectorSettings', session.project)) ?? { id: '', project: '', ...detectorDefaults }
    return settings
  },

  'anomalies.investigate': async (context, { id }) => {
    await mustBe(context, id, ['active'])
    return change(context, 'anomalies', id, { status: 'investigating', assignedTo: context.session.member.name })
  },

  'anomalies.resolve': async (context, { id, note }) => {
    await mustBe(context, id, ['active', 'investigating'])
    return change(context, 'anomalies', id, { status: 'resolved', resolvedAt: context.now.toISOString(), ...(note === '' ? {} : { note }) })
  },

  'anomalies.reopen': async (context, { id }) => {
    await mustBe(context, id, ['resolved'])
    return change(context, 'anomalies', id, { status: 'active', resolvedAt: null })
  },

  'anomalies.setSettings': async ({ records, session: { project } }, settings) => {
    records.put('detectorSettings', project, { id: project, project, ...settings })
    return settings
  },
}

/** An act fits some states only; another tab may have been faster. */
async function mustBe(context: Context, id: string, statuses: readonly AnomalyStatus[]) {
  const { status } = await ownRow(context, 'anomalies', id)
  if (!statuses.includes(status))
    throw new Refusal('conflict', `The anomaly '${id}' is ${status}, and this needs it to be ${statuses.join(' or ')}: reload to see what happened to it.`)
}
