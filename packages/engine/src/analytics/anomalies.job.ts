import { detectorDefaults, type DetectorSettings, isQuiet } from '@tagmason/domain'
import { clockOf } from '@tagmason/insight'
import { notifyChannels } from '../automation/notices.ts'
import type { Context } from '../context.ts'
import { collectedOf, hasBegun, hour } from '../figures/collected.ts'
import { job } from '../jobs/job.ts'
import { own } from '../own.ts'
import { incidentFacts } from './anomalyFacts.ts'
import { hourlySeries, seriesName } from './anomalySeries.ts'
import { anomalyWords } from './anomalyWords.ts'
import { keepCourse, keepOpened, type Opened } from './foundAnomalies.ts'
import { settingOf, type Watched, watchSeries } from './watchSeries.ts'

/** What a figure is learned from that is watched for the first time. */
const learned = 56 * 24 * hour
/** What was found further back than this when a figure was first watched is history. */
const news = 24 * hour

interface Looked {
  watched: Watched[]
  opened: Opened[]
}

const settingsOf = async ({ records, session }: Context): Promise<DetectorSettings> =>
  (await records.get('detectorSettings', session.project)) ?? detectorDefaults

/** Watches the hours that have ended since it last looked. */
export const anomaliesJob = job<Looked | null>({
  per: 'project',
  reads: ['events', 'detectorSettings', 'detectorSeries', 'conversionGoals', 'containerVersions'],
  writes: ['anomalies', 'anomalyCourses', 'notifications', 'webhookDeliveries', 'workflowWork', 'detectorSeries'],
  remembers: ['detectorSeries'],
  due: { every: 'hour', when: async ({ ports, session }) => session.space === 'sample' || ports.collected !== undefined },
  slow: true,

  async prepare(context, { key }) {
    const collected = await collectedOf(context)
    if (collected === null || !(await hasBegun(collected))) return null
    const to = Date.parse(key)
    const settings = await settingsOf(context)
    const setting = settingOf(settings, collected.timeZone)
    const known = new Map((await own(context, 'detectorSeries')).map((row) => [row.id, row]))
    const { project } = context.session
    const rows = [...known.values()].filter((row) => row.setting === setting)
    // A figure that is newly watched has its history to learn from.
    const isNew = settings.metrics.some((metric) => !rows.some(({ series }) => 'metric' in series && series.metric === metric))
    const until = isNew ? to - learned : Math.min(...rows.map((row) => Date.parse(row.until)))
    const all = await hourlySeries(context, collected, settings.metrics, Math.max(until, to - learned), to)
    const watched = await Promise.all(
      all.map(async (each) => {
        const before = known.get(`${project}:${seriesName(each.series)}`)
        // An event that came for the first time has its history to learn from, too.
        return watchSeries(each, before, project, setting)
      }),
    )
    const opened: Opened[] = []
    for (const each of watched) {
      for (const { kind, incident } of each.changes) {
        if ((kind !== 'opened' && kind !== 'reopened') || incident.detected <= to - news || each.row.open !== null) continue
        opened.push({ watched: each, incident, facts: await incidentFacts(context, collected, each.row.series, incident, watched) })
      }
    }
    return { watched, opened }
  },

  async run(context, _, looked) {
    if (looked === null) return
    const { channels } = await settingsOf(context)
    const byAge = looked.opened.toSorted((one, other) => rank(one) - rank(other))
    for (const each of byAge) each.watched.row.open = await keepOpened(context, each, channels.length > 0)
    for (const each of looked.watched) {
      const { row, changes } = each
      if (row.open !== null) {
        const last = changes.at(-1)
        await keepCourse(context, row.open, each, last?.incident ?? null)
        if (last?.kind === 'ended') row.open = null
      }
      context.records.put('detectorSeries', row.id, row)
    }
  },
})

/** An event that stopped says more than the conversions and the revenue that fell with it; a figure of the whole more than each event that moved with it. */
const rank = ({ watched: { row }, facts }: Opened) =>
  'event' in row.series && (facts.ratio <= 0.1 || Math.abs((facts.visits ?? 1) - 1) < 0.3) ? 0 : 'metric' in row.series ? 1 : 2

/** Tells people's channels of anomalies once quiet hours are over. */
export const anomalyNoticesJob = job({
  per: 'project',
  reads: ['anomalies', 'detectorSettings'],
  wokenBy: ['anomalies'],
  writes: ['anomalies', 'outbox', 'queuedAlerts'],
  due: {
    async waiting(context) {
      const untold = (await own(context, 'anomalies')).filter(({ untold }) => untold === true)
      if (untold.length === 0) return []
      const { quiet } = await settingsOf(context)
      const offset = clockOf((await context.records.get('projects', context.session.project))?.timeZone ?? 'UTC')
      const now = context.now.getTime()
      return isQuiet(quiet, new Date(now + offset(now)).toISOString().slice(11, 16)) ? [] : untold.map(({ id }) => id)
    },
  },
  async run(context, { key }) {
    const anomaly = await context.records.get('anomalies', key)
    if (anomaly === undefined) return
    const { untold: _untold, ...told } = anomaly
    context.records.put('anomalies', key, told)
    const { channels } = await settingsOf(context)
    // One that a person looks into already is no news.
    const words = anomaly.found === undefined ? anomaly : await anomalyWords(context.session.preferences.language, anomaly.found.series, anomaly.found)
    if (anomaly.status === 'active')
      await notifyChannels(context, channels, {
        about: key,
        title: `${words.metric}: ${anomaly.type} ${anomaly.change} %`,
        body: words.description,
        path: `/analytics/anomalies?id=${encodeURIComponent(key)}`,
      })
  },
})
