import { finding, type Finding } from './finding.ts'
import { say } from '../sentences/say.ts'

const path = '$.containerVersion.container.publicId'

/** Why a file that can be read can be used for nothing here: each a finding with one sentence. */
export const unusableFile = {
  /** The container belongs to another project. */
  elsewhere: (id: string): Finding => finding('F011', path, say('gtm.file.elsewhere', { container: id })),
  /** It does not say which container it is from. */
  nameless: (id: string): Finding => finding('F010', path, say('gtm.file.nameless', { id })),
  /** A list of event names with a quotation mark that opens on a line, counted from 1. */
  openQuote: (line: number): Finding => finding('F001', '$', say('gtm.list.quoteOpen', { line })),
  /** A list of event names in another encoding. */
  otherEncoding: (): Finding => finding('F002', '$', say('gtm.list.notUtf8')),
  /** A list without a name in it. */
  noEventName: (): Finding => finding('F001', '$', say('gtm.list.noEventName')),
}
