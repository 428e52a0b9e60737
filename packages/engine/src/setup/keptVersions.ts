import { mostContainerVersions, mostVersionCharacters } from '@tagmason/domain'

/** Of versions, the oldest first, as many of the newest as may be kept, and the others. */
export function keptVersions<Version extends { content: string }>(versions: readonly Version[]): [kept: Version[], dropped: Version[]] {
  let size = 0
  const last = versions.findLastIndex(({ content }, at) => {
    size += content.length
    const behind = versions.length - at
    return behind > mostContainerVersions || (behind > 2 && size > mostVersionCharacters)
  })
  return [versions.slice(last + 1), versions.slice(0, last + 1)]
}
