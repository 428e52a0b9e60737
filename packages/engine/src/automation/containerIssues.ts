import type { IssueFinding } from '@tagmason/domain'
import { type ContainerFile, lintEventName, loadSentences, readContainer, repairEventName, type Sentences, validateContainer, worded } from '@tagmason/tracking'
import { lateConsent } from './earlyConsent.ts'

type Tag = NonNullable<ContainerFile['containerVersion']['tag']>[number]

/** The value of a tag's parameter; empty where it has none. */
const tagParameter = ({ parameter = [] }: Tag, key: string) => parameter.find((each) => each.key === key)?.value ?? ''

/** Tags that send an event, in the order of the container. */
const sendersOf = (file: ContainerFile | null, event: string) =>
  (file?.containerVersion.tag ?? []).filter((tag) => tag.type === 'gaawe' && tag.paused !== true && tagParameter(tag, 'eventName') === event)

/** Of tags that send an event, those that carry a parameter with it. */
export const carriersOf = (file: ContainerFile | null, event: string, parameter: string) =>
  sendersOf(file, event).filter((tag) => tagRows(tag).some((row) => row.name === parameter))

/** Whether an event has a second tag of its own. */
const secondSender = (file: ContainerFile | null, event: string): Tag | undefined => sendersOf(file, event)[1]

/** Names and keys of the parameters that a tag sends with its event, in either of the tables that Tag Manager has had for them. */
export const tagRows = ({ parameter = [] }: Tag) =>
  parameter.flatMap(({ key = '', list = [] }) =>
    key === 'eventSettingsTable' || key === 'eventParameters'
      ? list.map(({ map = [] }, at) => ({ key, at, name: map.find((each) => each.key === 'parameter' || each.key === 'name')?.value ?? '' }))
      : [],
  )

/** A finding with the tag that can be changed to mend it, where an imported container has it. */
function inContainers(finding: IssueFinding, containers: readonly { id: string; file: ContainerFile | null }[]): IssueFinding {
  const { check, of, parameter = '' } = finding
  if (check !== 'personalData' && check !== 'twoTags' && check !== 'consentMissing') return finding
  for (const { id, file } of containers) {
    const name = check === 'consentMissing' ? lateConsent(file) : (check === 'personalData' ? carriersOf(file, of, parameter)[0] : secondSender(file, of))?.name
    if (name !== undefined) return { ...finding, container: id, other: name }
  }
  return finding
}

/** A container's stored file. */
interface ContainerText {
  id: string
  text: string
}

/** What a check finds in containers, and what stored events showed with the tag of theirs that can be changed to mend it. */
export async function issuesInFiles(files: readonly ContainerText[], shown: readonly IssueFinding[]): Promise<IssueFinding[]> {
  const containers = files.map(({ id, text }) => ({ id, file: readContainer(text).file }))
  // Kept in English; who looks at it reads it anew (`withWordedFaults`).
  const sentences = await loadSentences('en')
  return [...containers.flatMap(({ id, file }) => containerFindings(id, file, sentences)), ...shown.map((finding) => inContainers(finding, containers))]
}

/** Whether a container shows nothing of an issue in its tags; null where it cannot be read. */
export function isCleanOf(text: string, { check, of, parameter = '' }: IssueFinding): boolean | null {
  const { file } = readContainer(text)
  if (file === null) return null
  if (check === 'consentMissing') return lateConsent(file) === undefined
  return check === 'twoTags' ? secondSender(file, of) === undefined : carriersOf(file, of, parameter).length === 0
}

const googleTags = new Set(['googtag', 'gaawc'])

function containerFindings(container: string, file: ContainerFile | null, sentences: Sentences): IssueFinding[] {
  const tags = (file?.containerVersion.tag ?? []).filter((tag) => tag.paused !== true)
  const events = tags.filter((tag) => tag.type === 'gaawe')
  const errors = file === null ? [] : validateContainer(file).filter((finding) => finding.severity === 'error')
  const [first] = errors
  return [
    ...(events.length > 0 && !tags.some((tag) => googleTags.has(tag.type)) ? [{ check: 'noConfiguration', of: '', container, other: '' } as const] : []),
    ...(first === undefined ? [] : [{ check: 'containerFault', of: '', container, other: '', message: worded(sentences, first.message) } as const]),
    ...events.flatMap((tag): IssueFinding[] => {
      const event = tagParameter(tag, 'eventName')
      const refused =
        event !== '' && !event.includes('{{') && event !== 'page_view' && lintEventName(event, []).some(({ code }) => code === 'reserved' || code === 'invalid')
      return refused ? [{ check: 'tagEventName', of: tag.name, container, other: repairEventName(event).name }] : []
    }),
    ...duplicates(tags).map(([tag, earlier]): IssueFinding => ({ check: 'duplicateTag', of: tag.name, container, other: earlier.name })),
  ]
}

/** Tags that send what an earlier one sends, at the same moment, each with that one. */
function duplicates(tags: readonly Tag[]): [tag: Tag, earlier: Tag][] {
  const first = new Map<string, Tag>()
  const found = new Map<string, [Tag, Tag]>()
  for (const tag of tags) {
    const sends = tag.type === 'gaawe' ? ['eventName', 'measurementIdOverride'] : tag.type === 'googtag' ? ['tagId'] : []
    if (sends.length === 0) continue
    for (const trigger of tag.firingTriggerId ?? []) {
      const key = JSON.stringify([tag.type, trigger, ...sends.map((parameter) => tagParameter(tag, parameter))])
      const earlier = first.get(key)
      if (earlier === undefined) first.set(key, tag)
      else if (earlier !== tag) found.set(tag.name, [tag, earlier])
    }
  }
  return [...found.values()]
}
