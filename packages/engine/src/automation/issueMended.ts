import type { IssueFinding } from '@tagmason/domain'
import { type ContainerFile, readContainer, writeContainer } from '@tagmason/tracking'
import { withEarlyConsent } from './earlyConsent.ts'
import { carriersOf, tagRows } from './containerIssues.ts'

type Tag = NonNullable<ContainerFile['containerVersion']['tag']>[number]

/** A container's file as the fix of a finding leaves it; null where it cannot be read. */
export function issueMended(text: string, finding: IssueFinding): string | null {
  const { file } = readContainer(text)
  return file === null ? null : writeContainer(mended(file, finding))
}

function mended(file: ContainerFile, { check, of, other, parameter = '' }: IssueFinding): ContainerFile {
  if (check === 'consentMissing') return withEarlyConsent(file)
  if (check === 'twoTags') return changed(file, ({ name }) => name === other, paused)
  if (check === 'duplicateTag') return changed(file, ({ name }) => name === of, paused)
  if (check === 'tagEventName')
    return changed(
      file,
      ({ name }) => name === of,
      (tag) => sending(tag, other),
    )
  // Every tag that sends the parameter with its event no longer does.
  const names = new Set(carriersOf(file, of, parameter).map(({ name }) => name))
  return changed(
    file,
    ({ name }) => names.has(name),
    (tag) => without(tag, parameter),
  )
}

function changed(file: ContainerFile, isOne: (tag: Tag) => boolean, change: (tag: Tag) => Tag): ContainerFile {
  const tag = (file.containerVersion.tag ?? []).map((each) => (isOne(each) ? change(each) : each))
  return { ...file, containerVersion: { ...file.containerVersion, tag } }
}

const paused = (tag: Tag): Tag => ({ ...tag, paused: true })

const without = (tag: Tag, name: string): Tag => {
  const rows = tagRows(tag).filter((row) => row.name === name)
  return {
    ...tag,
    parameter: (tag.parameter ?? []).map((each) =>
      each.list === undefined ? each : { ...each, list: each.list.filter((_, at) => !rows.some((row) => row.key === each.key && row.at === at)) },
    ),
  }
}

const sending = (tag: Tag, event: string): Tag => ({
  ...tag,
  parameter: (tag.parameter ?? []).map((parameter) => (parameter.key === 'eventName' ? { ...parameter, value: event } : parameter)),
})
