import { execFileSync } from 'node:child_process'
import { places, store } from '../review/places.ts'
import { signed } from '../review/signoff.ts'
import { readSignoff, writeSignoff } from '../review/signoffFile.ts'
import { events, type SignAnswer, type SignRequest } from './events.ts'

interface Channel {
  on(event: string, listener: (payload: unknown) => void): unknown
  emit(event: string, ...payload: unknown[]): unknown
}

const setting = (name: string) => {
  try {
    return execFileSync('git', ['config', name], { cwd: places.root, encoding: 'utf8' }).trim()
  } catch {
    // Git answers an unset name with an exit code; the reviewer types a name then.
    return ''
  }
}

function identity(): string {
  const name = setting('user.name')
  const address = setting('user.email')
  return name === '' ? '' : address === '' ? name : `${name} <${address}>`
}

/** Writes what a reviewer signs into the records; refuses with one sentence and writes nothing when the request is not sound. */
export function sign(request: unknown, at: string): SignAnswer {
  const { pictures, by } = (request ?? {}) as Partial<SignRequest>
  const manifest = store.read()
  if (typeof by !== 'string' || by.trim() === '') return { refused: 'Nobody is named, so nothing was signed: type your name.', count: 0 }
  if (by.length > 120 || /[\p{Cc}]/u.test(by))
    return { refused: 'The name is longer than 120 characters or holds control characters, so nothing was signed: type it again.', count: 0 }
  const seen = Object.entries(pictures ?? {}).flatMap(([story, shots]) => Object.entries(shots ?? {}).map(([mode, hash]) => ({ story, mode, hash })))
  if (seen.length === 0) return { refused: 'No picture was named, so nothing was signed: open a story that has one.', count: 0 }
  // A reviewer signs what they saw, which may have been replaced since their page was loaded.
  const other = seen.find(
    ({ story, mode, hash }) => !Object.hasOwn(manifest, story) || !Object.hasOwn(manifest[story]!, mode) || manifest[story]![mode] !== hash || !store.has(hash),
  )
  if (other !== undefined)
    return {
      refused: `${other.story} in ${other.mode} is not the picture that you saw any more, so nothing was signed: load the page again and look at it.`,
      count: 0,
    }
  const before = readSignoff(places.signoff)
  const next = signed(before, pictures ?? {}, Object.keys(pictures ?? {}), by.trim(), at)
  writeSignoff(places.signoff, next)
  return { count: seen.filter(({ story, mode }) => next[story]?.[mode]?.at === at).length }
}

/** Storybook's server end of the review: tells who git thinks is here, and writes signatures. */
export function serve(channel: Channel) {
  channel.on(events.ask, () => void channel.emit(events.identity, identity()))
  channel.on(events.sign, (request) => void channel.emit(events.answer, sign(request, new Date().toISOString())))
}
