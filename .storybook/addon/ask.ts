import { paths, type ReleaseAnswer, type SignAnswer, type SignRequest } from './protocol.ts'

const post = async <Answer>(path: string, body: object): Promise<Answer> => {
  const answer = await fetch(`.${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return (await answer.json()) as Answer
}

/** Judges pictures, and says in one sentence what came of it. */
export async function askSign(request: SignRequest): Promise<string> {
  try {
    const { refused, count } = await post<SignAnswer>(paths.sign, request)
    return refused ?? `${count} ${count === 1 ? 'picture' : 'pictures'} ${request.verdict === 'rejected' ? 'rejected' : 'signed off'}.`
  } catch {
    return 'Storybook does not answer, so it may not have been written: start it again (npm run storybook) and load the page again.'
  }
}

/** The pictures of the last release; undefined where no server of Storybook answers, as in a static build. */
export const askRelease = (): Promise<ReleaseAnswer | undefined> => post<ReleaseAnswer>(paths.release, {}).catch(() => undefined)
