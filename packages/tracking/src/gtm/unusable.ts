import { finding, type Finding } from './finding.ts'
import { say } from '../sentences/say.ts'

const path = '$.containerVersion.container.publicId'

/** Why a file that can be read can be used for nothing here: each a finding with one sentence. */
export const unusableFile = {
  /** The container belongs to another project. */
  elsewhere: (id: string): Finding => finding('F011', path, say`${id} is connected in another project: remove it there first.`),
  /** It does not say which container it is from. */
  nameless: (id: string): Finding =>
    finding(
      'F010',
      path,
      say`The file does not say which container it is from (its id is '${id}'), so it proves nothing: export the container in Google Tag Manager under Admin.`,
    ),
  /** A list of event names with a quotation mark that opens on a line, counted from 1. */
  openQuote: (line: number): Finding =>
    finding('F001', '$', say`A quotation mark opens on line ${line} and never closes: close it, then choose the file again.`),
  /** A list of event names in another encoding. */
  otherEncoding: (): Finding => finding('F002', '$', say`The list is not text in UTF-8: save it as CSV UTF-8, then choose it again.`),
  /** A list without a name in it. */
  noEventName: (): Finding => finding('F001', '$', say`The list holds no event name: put one on each line, in a column called event.`),
}
