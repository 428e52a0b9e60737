import type { ChangeKind } from './change.ts'

/** The words of a DiffView. */
export interface DiffTexts {
  /** The name of the choice of kinds. */
  show: string
  all: string
  kinds: Record<ChangeKind, string>
  before: string
  after: string
  /** Said before and after a run of text that went, for readers of the screen. */
  removedStart: string
  removedEnd: string
  /** Said before and after a run of text that came. */
  addedStart: string
  addedEnd: string
  /** How many changes there are; `written` is the number as the reader writes it. */
  count(count: number, written: string): string
  /** The button that shows the rest. */
  more(count: number, written: string): string
  /** The button in place of lines that stayed the same. */
  sameLines(count: number, written: string): string
  /** When the versions are the same. */
  none: string
}

export const englishDiff: DiffTexts = {
  show: 'Kind of change',
  all: 'All',
  kinds: { added: 'Added', removed: 'Removed', changed: 'Changed', renamed: 'Renamed' },
  before: 'Before',
  after: 'After',
  removedStart: 'removed:',
  removedEnd: 'end of removed',
  addedStart: 'added:',
  addedEnd: 'end of added',
  count: (count, written) => (count === 1 ? '1 change' : `${written} changes`),
  more: (_count, written) => `Show ${written} more`,
  sameLines: (count, written) => (count === 1 ? 'Show 1 unchanged line' : `Show ${written} unchanged lines`),
  none: 'Nothing changed',
}
