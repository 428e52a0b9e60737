import { needsOf, Refusal, type SharedReport, type ShareRow } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles, PreparationHandlers } from '../handlerTypes.ts'
import { own, ownRow } from '../own.ts'
import { hostOf } from '../shell/projects.ts'
import { fromBin, toBin } from './bin.ts'
import { mustEndLater, newShare } from './newShare.ts'
import { knownPassword, openShare } from './openShare.ts'
import { linksOf, mailOf } from './outbox.ts'
import { kept } from './password.ts'
import { mustAllow, shareRow, sharingOptions, shownLink } from './shareRules.ts'
import { targetsOf } from './targets.ts'

export const shares: Handles<'shares'> = {
  'shares.list': async (context) => {
    const [options, targets] = await Promise.all([sharingOptions(context), targetsOf(context)])
    const rows = (await own(context, 'shares')).map((share) => shareRow(context, share, options, targets))
    return { options, targets, rows, links: linksOf(context), mail: mailOf(context) }
  },

  'shares.details': async (context, { id }) => {
    const share = await row(context, await ownRow(context, 'shares', id))
    const visits = await context.records.find('shareVisits', { where: { share: id }, order: 'at', descending: true, limit: 100 })
    return { share, visits: visits.map(({ id, at }) => ({ id, at })) }
  },

  'shares.setOption': async (context, { id, enabled, sites }) => {
    const before = (await sharingOptions(context)).find((each) => each.id === id)
    const hosts = id === 'embed-code' ? (sites ?? before?.sites ?? []).map(mustBeHost) : null
    const option = { id, enabled, ...(hosts === null ? {} : { sites: [...new Set(hosts)] }) }
    context.records.put('sharingOptions', id, option)
    return option
  },

  'shares.create': async (context, input, password) => row(context, await newShare(context, input, undefined, password)),

  'shares.generateLink': async (context, { report, email }) =>
    row(
      context,
      await newShare(context, {
        target: { kind: 'builtIn', id: report },
        audience: email === '' ? 'anyone' : 'people',
        people: email === '' ? [] : [email],
        accessType: 'View Only',
      }),
    ),

  'shares.change': async (context, { id, accessType, validUntil }, password) => {
    const before = await ownRow(context, 'shares', id)
    if (accessType === 'Edit' && before.people.length === 0 && !before.needs.includes('team-access'))
      throw new Refusal('invalid', `'${before.name}' is shared with whoever has the link, and only members edit: share it with people or the team.`, [
        { path: 'accessType', message: 'anyone' },
      ])
    if ((accessType === 'Email Only') !== (before.accessType === 'Email Only'))
      throw new Refusal('invalid', `'${before.name}' is shared ${before.token === null ? 'without' : 'by'} a link: make a new share for the other way.`, [
        { path: 'accessType', message: 'otherWay' },
      ])
    mustEndLater(context.now, validUntil)
    const audience = before.people.length > 0 ? 'people' : before.needs.includes('team-access') ? 'team' : 'anyone'
    const needs = needsOf({ audience, accessType, embed: before.needs.includes('embed-code') && accessType === 'View Only' }, before.token !== null)
    await mustAllow(
      context,
      needs.filter((need) => !before.needs.includes(need)),
    )
    return put(context, {
      ...before,
      accessType,
      needs,
      validUntil: validUntil === null ? null : new Date(validUntil).toISOString(),
      ...(password === undefined ? {} : { password }),
    })
  },

  'shares.setStatus': async (context, { id, status }) => {
    const before = await ownRow(context, 'shares', id)
    const later = before.validFrom !== null && Date.parse(before.validFrom) > context.now.getTime()
    return put(context, { ...before, status: status === 'active' && later ? 'scheduled' : status })
  },

  'shares.revoke': (context, { id }) => toBin(context, 'shares', id),
  'shares.restore': (context, { id }) => fromBin(context, 'shares', id),

  'shares.open': openShare,
}

/** What takes long, before the account's turn. */
export const shareProofs: Pick<PreparationHandlers, Extract<keyof PreparationHandlers, `shares.${string}`>> = {
  'shares.create': async ({ ports }, { password }) => (password === undefined ? null : kept(password, ports.id())),
  'shares.change': async ({ ports }, { password }) => (typeof password === 'string' ? kept(password, ports.id()) : password),
  'shares.open': knownPassword,
}

async function row(context: Context, share: SharedReport): Promise<ShareRow> {
  return shareRow(context, share, await sharingOptions(context), await targetsOf(context))
}

function put(context: Context, share: SharedReport): Promise<ShareRow> {
  const stored = { ...share, shareLink: shownLink(context, share) }
  context.records.put('shares', share.id, stored)
  return row(context, stored)
}

function mustBeHost(site: string): string {
  const host = hostOf(site)
  if (host === null)
    throw new Refusal('invalid', `'${site}' is not a website address: give one like shop.example.`, [{ path: 'sites', message: 'notAnAddress' }])
  return host
}
