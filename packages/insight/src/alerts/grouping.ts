/** Something that people are to be notified of. */
export interface Notice {
  /** Unique: the same again is dropped while its group waits. */
  id: string
  /** What is sent together, such as a project's channel. */
  group: string
  /** Whether it cannot wait: it is sent at once, with what waits in its group. */
  isUrgent: boolean
}

/** Groups that wait; plain JSON. */
export interface GroupingState<Each extends Notice = Notice> {
  waiting: { group: string; since: number; notices: Each[] }[]
}

export interface GroupingStep<Each extends Notice> {
  state: GroupingState<Each>
  /** What is to be sent now, each as one message, oldest group first. */
  send: { group: string; notices: Each[] }[]
}

/** Adds notices to their groups, and sends each group so long after its first notice, or with its first urgent one. */
export function groupNotices<Each extends Notice>(
  { waiting }: GroupingState<Each>,
  notices: readonly Each[],
  now: number,
  waitMinutes: number,
): GroupingStep<Each> {
  const groups = new Map(waiting.map((each) => [each.group, { ...each, notices: [...each.notices] }]))
  for (const notice of notices) {
    const group = groups.get(notice.group) ?? { group: notice.group, since: now, notices: [] }
    groups.set(notice.group, group)
    if (group.notices.every(({ id }) => id !== notice.id)) group.notices.push(notice)
  }
  const isDue = ({ since, notices }: { since: number; notices: Each[] }) => now - since >= waitMinutes * 60_000 || notices.some(({ isUrgent }) => isUrgent)
  const all = [...groups.values()]
  return { state: { waiting: all.filter((group) => !isDue(group)) }, send: all.filter(isDue).map(({ group, notices }) => ({ group, notices })) }
}
