import { paths, type SignAnswer, type SignRequest } from './protocol.ts'

const post = (path: string, body: object) => fetch(`.${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Signs, and says in one sentence what came of it. */
export async function askSign(request: SignRequest): Promise<string> {
  try {
    const { refused, count } = (await (await post(paths.sign, request)).json()) as SignAnswer
    return refused ?? `${count} ${count === 1 ? 'picture' : 'pictures'} ${request.rejected === true ? 'rejected' : 'signed off'}.`
  } catch {
    return 'Storybook does not answer, so nobody knows whether this was signed: start it again (npm run storybook) and load the page again.'
  }
}
