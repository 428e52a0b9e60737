import { paths, type SignAnswer, type SignRequest } from './protocol.ts'

const post = (path: string, body: object) => fetch(`.${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** The name and address that git knows, or nothing. */
export async function askIdentity(): Promise<string> {
  const { name } = (await (await post(paths.identity, {})).json()) as { name?: string }
  return name ?? ''
}

/** Signs, and says in one sentence what came of it. */
export async function askSign(request: SignRequest): Promise<string> {
  try {
    const { refused, count } = (await (await post(paths.sign, request)).json()) as SignAnswer
    return refused ?? `${count} ${count === 1 ? 'picture' : 'pictures'} signed off.`
  } catch {
    return 'Storybook does not answer, so nobody knows whether this was signed: start it again (npm run storybook) and load the page again.'
  }
}
