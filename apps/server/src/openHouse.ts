import { join } from 'node:path'
import { createWorkspace, keptAnswers, type KeptAnswers } from '@tagmason/engine'
import { openControl } from './api/control.ts'
import { arriving, counted } from './api/counted.ts'
import { type Desk, openDesk } from './api/desk.ts'
import { callsOf, publicApi } from './api/publicApi.ts'
import { holdDataFolder } from './dataFolder.ts'
import { findBrowser } from './browser/findBrowser.ts'
import { openBrowser } from './browser/openBrowser.ts'
import { ownTracker } from './browser/ownTracker.ts'
import { makeBackup } from './cli/backup.ts'
import { recordsFindings } from './cli/doctor/records.ts'
import { copyEvents } from './events/backup.ts'
import { brokenFindings, brokenParts, watchBrokenParts } from './events/brokenParts.ts'
import { clickhouseEvents } from './events/clickhouseEvents.ts'
import { connectEvents } from './events/open.ts'
import type { House } from './house.ts'
import { limited } from './intake/limited.ts'
import { openIntake } from './intake/open.ts'
import { triggering } from './intake/triggering.ts'
import { bodyReader, readerLimits } from './intake/reader.ts'
import { siteOf } from './intake/siteOf.ts'
import { log } from './log.ts'
import { opening } from './opening.ts'
import { openOutgoing } from './outgoing/outgoing.ts'
import { outgoingPort } from './outgoing/port.ts'
import { limitsOf, passwordTriesOf } from './people/limits.ts'
import { siteAddress } from './people/origin.ts'
import { apartFor, apartLimits } from './pool/apart.ts'
import { openPool } from './pool/pool.ts'
import { serverPorts } from './ports.ts'
import { openRecords } from './records/open.ts'
import { renewSamples } from './records/renewSamples.ts'
import { secretBox } from './secretBox.ts'
import type { Settings } from './settings.ts'
import { manyAtOnce, openSimulator } from './simulation/simulator.ts'
import { whenOpen } from './whenOpen.ts'

export interface OpenHouse extends House {
  desk: Desk
  /** Events that the last process left in its log are taken in from now on. */
  beginIntake(): void
  /** Events of the last process are not all in the event store yet. */
  isReadingIn(): boolean
}

/** Opens both stores at once: the records are opened by a thread of their own, and their opening takes the longest. Of two faults that of the records is thrown. */
async function storesOf(settings: Settings, opened: ReturnType<typeof whenOpen>) {
  const opening = openRecords(settings)
  const [records, connected] = await Promise.allSettled([opening, connectEvents(settings)])
  if (records.status === 'fulfilled') opened.add(records.value)
  if (records.status === 'rejected' || connected.status === 'rejected') {
    if (connected.status === 'fulfilled') await connected.value.close()
    throw records.status === 'rejected' ? records.reason : (connected as PromiseRejectedResult).reason
  }
  return { records: records.value, connected: connected.value }
}

/**
 * Opens everything that stands behind the addresses, in the order in which it needs one another, and closes what was opened when the next cannot be. Throws one
 * sentence with what to do.
 */
export async function openHouse(settings: Settings): Promise<OpenHouse> {
  const opened = whenOpen()
  try {
    const folder = opened.add(await opening({ what: 'The data folder', path: settings.data }, () => holdDataFolder(settings.data)))
    const { records, connected } = await storesOf(settings, opened)
    const events = opened.add(clickhouseEvents(connected.client, connected.place, connected.close))
    opened.add(
      await watchBrokenParts(
        () => brokenParts(connected.client),
        (message) => log.warn(message),
      ),
    )
    const outgoing = opened.add(openOutgoing({ allow: settings.allow }))
    const { simulateFor } = opened.add(openSimulator(manyAtOnce))
    const readers = opened.add(openPool(readerLimits))
    const bodies = bodyReader(readers)
    const members = opened.add(openPool(apartLimits))
    const place = findBrowser(settings.browser, settings.browserSandbox)
    if (place === null && settings.browser !== null && settings.browser !== 'off')
      log.warn(`TAGMASON_BROWSER names '${settings.browser}', which is not there or has no playwright-core beside this server: no page is opened.`)
    const browser = place === null ? null : opened.add(openBrowser(place, [...settings.allow, ...ownTracker(settings)]))
    const ports = {
      ...serverPorts(),
      outgoing: outgoingPort(outgoing, settings.allow),
      server: {
        mail: settings.smtpUrl !== null,
        inside: settings.allow.length > 0,
        browser: browser !== null,
        ...(settings.eventCalls === null ? {} : { eventCalls: settings.eventCalls }),
      },
      site: siteAddress(settings),
    }
    const desk = opened.add(await openDesk(records, ports))
    const collected = await opening({ what: 'The intake log', path: join(settings.data, 'wal') }, () =>
      openIntake({
        folder: join(settings.data, 'wal'),
        userKey: secretBox(settings.data, settings.key ?? undefined).derived('users of projects'),
        events: triggering(arriving(events, desk), () => ({ records, portsOf: (account) => ({ ...ports, collected: { account, events } }) })),
        now: Date.now,
        warn: (message) => log.warn(message),
        later: true,
      }),
    )
    const intake = opened.add(limited(counted(collected, desk), settings.eventCalls))
    const inside = {
      backup: (to: string) => makeBackup({ data: settings.data, records, backupEvents: (dir) => copyEvents(connected, settings, dir) }, to),
      findings: async () => [...(await recordsFindings(records)), ...brokenFindings(await brokenParts(connected.client))],
    }
    opened.add(await openControl({ records, events, ports }, inside, folder))
    // Who tries the public API out of a page calls this one, which counts and keeps what others count and keep.
    const door = {
      ...ports,
      callApi: callsOf(publicApi({ desk, events, intake, bodies, workspaceOf: (visitor) => house.workspace(visitor), proxies: settings.proxies })),
    }
    const limits = limitsOf(records.pool)
    const portsOf = (account: string) => ({
      ...door,
      passwordTries: passwordTriesOf(limits, account),
      simulate: simulateFor(account),
      apart: apartFor(members, account),
      ...(browser === null ? {} : { browser: browser.browserFor(account) }),
      collected: {
        account,
        events,
        erase: (project: string) => events.erase(account, project),
        // Other servers write to a ClickHouse server, too.
        changes: () => (settings.clickhouseUrl === null ? events.changes() : null),
      },
    })
    const kept = new Map<string, KeptAnswers>()
    const answersOf = (account: string) => {
      const answers = kept.get(account) ?? keptAnswers(records.of(account))
      kept.set(account, answers)
      return answers
    }
    const house: OpenHouse = {
      settings,
      records,
      events,
      metered: events,
      intake,
      beginIntake() {
        collected.begin()
        // Behind the first answers.
        setTimeout(readers.warm, 1000).unref()
      },
      isReadingIn: () => collected.state().readingIn,
      desk,
      siteOf: siteOf(desk),
      bodies,
      workspace: ({ account, ip, ...visitor }) =>
        createWorkspace({ ...visitor, store: records.of(account), ports: portsOf(account), from: ip, answers: answersOf(account) }),
      portsOf,
      endVisits: () => void browser?.close(),
      close: opened.close,
    }
    await renewSamples(records)
    return house
  } catch (error) {
    await opened.close()
    throw error
  }
}
