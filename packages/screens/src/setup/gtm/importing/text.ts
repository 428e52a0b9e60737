import type { ImportMode, SkipReason } from '@tagmason/domain'
import { plural } from '../../../language.ts'

export const text = {
  detail: 'A container export (JSON) from Google Tag Manager, or a list of event names (CSV). You see what it does before it is imported.',
  file: 'File',
  reading: 'Reading the file',
  unreadable: 'This file cannot be imported',
  of: (id: string, name: string) => [id, name].filter((each) => each !== '').join(', '),
  nameless: 'A container file',
  isNew: 'This container is not in the list yet; importing connects it.',
  isKnown: 'An export of this container: importing it proves that it is there and counts it.',
  isOther:
    'The file is of another container, so it goes into what is stored of one of yours. Then download that container and import it in Google Tag Manager.',
  isNamed: (id: string) =>
    `The file names no container, so it is taken as one of ${id}. It does not prove that ${id} is in Google Tag Manager: only an export from there does.`,
  connectFirst: 'The file names no container yet, and none is connected here: connect one with its ID (GTM-…) first, then choose the file again.',
  isOf: 'The file is of the container',
  isOfNone: 'Choose a container',
  into: 'Import into',
  intoOwn: 'The container that the file is of',
  mode: 'Import option',
  modes: { overwrite: 'Overwrite', mergeOverwriting: 'Merge: overwrite conflicting', mergeRenaming: 'Merge: rename conflicting' } as Record<ImportMode, string>,
  modeDetails: {
    overwrite: 'The file takes the place of everything that is stored.',
    mergeOverwriting: 'What is stored stays. Where a name is taken with another content, the file’s counts.',
    mergeRenaming: 'What is stored stays. Where a name is taken with another content, the file’s comes in under a new name.',
  } as Record<ImportMode, string>,
  added: 'Added',
  changed: 'Modified',
  removed: 'Deleted',
  same: 'As they are',
  conflicts: 'Conflicts by name',
  overwritten: (count: number) => `${plural('en', count, { one: 'name is', other: 'names are' })} taken with another content. The file’s takes its place.`,
  renamed: (count: number) =>
    `${plural('en', count, { one: 'name is', other: 'names are' })} taken with another content. Both stay; the file’s gets a new name.`,
  consentBy: (tag: string) => `Consent default comes from ${tag}`,
  consentByDetail: 'Another tag of the container sets it, so the one of the file is left out: of two defaults the later one would count.',
  changes: 'What the import changes',
  nothing: 'All of it is there already',
  nothingDetail: 'Importing changes nothing of what is stored.',
  gone: 'This file is imported already',
  goneDetail: 'Choose it again to import it once more.',
  findings: (count: number) => plural('en', count, { one: 'finding in the file', other: 'findings in the file' }),
  noFindings: 'Checked, nothing found',
  events: 'Events in the list',
  line: (line: number) => `Line ${line}`,
  newEvent: 'New',
  skips: { taken: 'Exists already', empty: 'No name', twice: 'Twice in the list' } as Record<SkipReason, string>,
  import: 'Import',
  imported: 'Import Complete',
  importedDetail: (added: number, changed: number, same: number) => `${added} added, ${changed} changed, ${same} skipped.`,
  open: 'Open',
}

export type ImportText = typeof text
