import { Refusal } from '@tagmason/domain'
import {
  acceptInvitation,
  entranceBrand,
  entrancePolicy,
  knownPerson,
  mustBeGoodPassword,
  note,
  openInvitation,
  sampleOwner,
  setUpOwner,
} from '@tagmason/engine'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem, refused } from '../problem.ts'
import { partsOfUser } from './auth/users.ts'
import type { Desk } from './desk.ts'
import { bodyAs, checked, inputs } from './inputs.ts'
import { modeOf } from './mode.ts'
import { namesThisMachine } from './origin.ts'
import { sameSite } from './sameSite.ts'
import { headersOf, passCookies, type SignedIn } from './sessions.ts'
import { forgetSetupToken, isSetupToken, isToSetUp } from './setupLink.ts'
import { signIn } from './signIn.ts'

/** What a page needs to know before anybody is signed in. */
export interface EntranceState {
  mode: 'local' | 'sign-in' | 'demo'
  signedIn: boolean
  /** Whether the first owner is still to come. */
  setup: boolean
  /** Name and colour of the account, where they are its own. */
  brand: { name?: string; color?: string }
  /** Letters that a password must have. */
  passwordMinLength: number
  /** Whether mails go out: without, no link to a new password can come. */
  mails: boolean
}

/** The addresses under `/api/auth`. `who` tells who is signed in, without a use of their session. */
export function entranceRoutes(desk: Desk, who: (c: Context) => Promise<SignedIn | null>, later: (work: Promise<unknown>) => void): Hono {
  const { auth, house, limits } = desk
  const { records, settings } = house
  const app = new Hono().basePath('/api/auth')
  app.use(sameSite(settings))
  app.use(
    bodyLimit({ maxSize: 20_000, onError: (c) => problem(c, 413, 'This is more than 20 kB, the most that is taken here: send less.', { code: 'tooLarge' }) }),
  )
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.onError((error, c) => {
    if (error instanceof Refusal) return refused(c, error)
    throw error
  })

  app.get('/state', async (c) => {
    const mode = await modeOf(settings, records)
    const signedIn = mode === 'local' ? namesThisMachine(c) : (await who(c)) !== null
    const store = records.of('main')
    const { passwordMinLength } = await entrancePolicy(store)
    const [setup, brand, mails] = [await isToSetUp(house), await entranceBrand(store), settings.smtpUrl !== null]
    return c.json({ mode, signedIn, setup, brand, passwordMinLength, mails } satisfies EntranceState)
  })

  app.post('/sign-in', (c) => signIn(desk, c))

  app.post('/sign-out', async (c) => {
    const asking = desk.askingOf(c)
    const visitor = await who(c)
    passCookies(c, await auth.signOut(headersOf(c, asking.from), desk.isHttps(c)))
    if (visitor !== null) await note({ ...auth.entranceOf(visitor.account), from: asking.from }, 'session.signOut', visitor.member.email, 'Success')
    return c.body(null, 204)
  })

  app.post('/forgot', async (c) => {
    const { email } = await bodyAs(c, inputs.forgot)
    const asking = desk.askingOf(c)
    // Done after the answer, which so takes as long for a member as for anybody.
    later(
      auth.asked(asking, async () => {
        if (
          (await limits.take([
            ['mailByEmail', email],
            ['mailByAddress', asking.from],
          ])) === 0
        )
          await auth.forgot(email)
      }),
    )
    return c.body(null, 202)
  })

  app.post('/reset', async (c) => {
    const { token, password } = await bodyAs(c, inputs.reset)
    const asking = desk.askingOf(c)
    const busy = await tooMany(c, asking.from)
    if (busy !== null) return busy
    const user = await auth.userOfLink(token)
    if (user === null) return gone(c)
    const { account, member } = partsOfUser(user)
    const entrance = { ...auth.entranceOf(account), from: asking.from }
    if ((await knownPerson(entrance.store, member))?.active !== true) return gone(c)
    await mustBeGoodPassword(entrance, password, member)
    return (await auth.asked(asking, () => auth.reset(token, password))) ? c.body(null, 204) : gone(c)
  })

  app.get('/invitation', async (c) => {
    const { token } = checked(c.req.query(), inputs.token)
    const busy = await tooMany(c, desk.askingOf(c).from)
    if (busy !== null) return busy
    return c.json(await openInvitation(await entranceOfInvitation(token), token))
  })

  app.post('/accept', async (c) => {
    const newcomer = await bodyAs(c, inputs.accept)
    const { from } = desk.askingOf(c)
    const busy = await tooMany(c, from)
    if (busy !== null) return busy
    const entrance = { ...(await entranceOfInvitation(newcomer.token)), from }
    if ((await modeOf(settings, records)) === 'local' && (await records.of('main').get('passwords', sampleOwner.id)) === undefined)
      return problem(c, 409, 'The owner has no password yet and could not come in any more: the owner sets one in the settings of the account first.', {
        code: 'ownerFirst',
      })
    await acceptInvitation(entrance, newcomer)
    return c.body(null, 204)
  })

  app.post('/setup', async (c) => {
    const { token, ...owner } = await bodyAs(c, inputs.setup)
    const { from } = desk.askingOf(c)
    const busy = await tooMany(c, from)
    if (busy !== null) return busy
    if (!(await isToSetUp(house)) || !(await isSetupToken(house, token))) return gone(c)
    await setUpOwner({ ...auth.entranceOf('main'), from }, owner)
    await forgetSetupToken(house)
    return c.body(null, 204)
  })
  return app

  /** Of the account whose invitation it is; that of `main` where it is nobody's. */
  async function entranceOfInvitation(token: string) {
    for (const account of await records.accounts()) {
      const entrance = auth.entranceOf(account)
      const known = await openInvitation(entrance, token).catch((error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)))
      if (known !== 'notFound') return entrance
    }
    return auth.entranceOf('main')
  }

  async function tooMany(c: Context, from: string) {
    const wait = await limits.take([['linkByAddress', from]])
    if (wait === 0) return null
    return problem(c, 429, `This was tried too often: try again in ${Math.ceil(wait / 60)} minutes.`, {
      code: 'tooMany',
      headers: { 'Retry-After': String(wait) },
    })
  }
}

const gone = (c: Context) => problem(c, 410, 'This link is not valid any more: ask for a new one.', { code: 'expired' })
