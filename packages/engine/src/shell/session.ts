import type { Member } from './member.ts'
import { type ActName, acts, type MemberPreferences, Refusal, sampleClock, type Session, zoneOf } from '@tagmason/domain'
import type { Handles } from '../handlerTypes.ts'
import { sampleOwner } from '../sample.ts'
import type { Records } from '../store/unitOfWork.ts'
import { brandOf } from './brand.ts'
import { resetSample } from './resetSample.ts'
import type { Rights } from './rights.ts'

/**
 * Who a real project shows in the place of the sample's owner, as long as they have not said who they are: on a machine of their own people need not sign in, and the sample's
 * name and address are not theirs.
 */
const unnamed = { name: 'Owner', email: 'owner@localhost' }

/** A person as a real project knows them: without what the sample invents about its owner, but for the address that they sign in with. */
const inReal = ({ name, email }: Pick<Member, 'name' | 'email'>, signsIn: boolean) =>
  email === sampleOwner.email ? { name: name === sampleOwner.name ? unnamed.name : name, email: signsIn ? email : unnamed.email } : { name, email }

/** The project that the specification selects by default. */
const firstProject = 'analytics-dashboard'

/** The session of a member over the stored preferences. `now` is the world's clock; a sample project answers with its own, which stands still. */
export async function currentSession(records: Records, member: Member, rights: Rights, now: Date, looksAt?: string): Promise<Session> {
  const { id, role } = member
  const { project: chosen, mode, language } = (await records.get('preferences', id)) ?? defaults(id)
  const slug = looksAt ?? chosen
  const project = await records.get('projects', slug)
  const profile = await records.get('profiles', id)
  const space = project?.space ?? 'sample'
  const known = profile === undefined ? member : { name: `${profile.firstName} ${profile.lastName}`, email: profile.email }
  const { name, email } = space === 'real' ? inReal(known, (await records.get('passwords', id)) !== undefined) : known
  return {
    member: { id, name, email },
    role,
    refused: refusedTo(rights),
    project: slug,
    space,
    preferences: { mode, language },
    brand: await brandOf(records, space),
    timeZone: zoneOf(profile?.timezone ?? project?.timeZone ?? 'UTC'),
    ...(space === 'real' && project?.currency !== undefined ? { projectCurrency: project.currency } : {}),
    now: space === 'sample' ? sampleClock : now.toISOString(),
  }
}

/** What a member may not do, with the least role that may. */
const refusedTo = ({ may }: Rights): Session['refused'] =>
  Object.fromEntries((Object.keys(acts) as ActName[]).filter((name) => !may(name, acts[name].role)).map((name) => [name, acts[name].role]))

const defaults = (id: string): MemberPreferences => ({ id, project: firstProject, mode: 'system', language: 'en' })

export const session: Handles<'session' | 'workspace'> = {
  'session.get': async ({ session }) => session,

  'session.setPreferences': async ({ records, session }, change) => {
    const { id } = session.member
    records.put('preferences', id, { ...((await records.get('preferences', id)) ?? defaults(id)), ...change })
  },

  'session.selectProject': async ({ records, session }, { project }) => {
    const { id } = session.member
    if ((await records.get('projects', project)) === undefined) throw new Refusal('notFound', `There is no project '${project}': choose one of the list.`)
    records.put('preferences', id, { ...((await records.get('preferences', id)) ?? defaults(id)), project })
  },

  /** Sample rows go back to the first day; a member's own projects with all that belongs to them, everybody's choices, roles, and the people who sign in stay. */
  'workspace.reset': async ({ records, ports }) => resetSample(records, ports.seed()),
}
