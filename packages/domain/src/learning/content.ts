/** A piece of a text that teaches. Words between backticks are names from code, words between two stars weigh more. */
export type Block =
  | { kind: 'heading' | 'text' | 'note'; text: string }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  | { kind: 'code'; label: string; language: string; code: string }
  /** Leads to a page of the product. */
  | { kind: 'link'; href: string; text: string }

/** Words of one look inside a text: plain, a name from code, strong, or what was searched for. */
export interface Words {
  text: string
  look?: 'code' | 'strong' | 'found'
}

/** A text with its marks, as spans in order. */
export const spansOf = (text: string): Words[] =>
  text
    .split(/(`[^`]*`|\*\*[^*]*\*\*)/)
    .filter((part) => part !== '')
    .map((part): Words => {
      if (part.startsWith('`')) return { text: part.slice(1, -1), look: 'code' }
      return part.startsWith('**') ? { text: part.slice(2, -2), look: 'strong' } : { text: part }
    })

/** A text without its marks. */
export const unmarked = (text: string) =>
  spansOf(text)
    .map((span) => span.text)
    .join('')

/** The words of a block without their marks; of code, what its label says. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items.map(unmarked).join(' ')
    case 'code':
      return block.label
    default:
      return unmarked(block.text)
  }
}

/** Words a minute in a text that one follows with the hands on the keyboard; a line of code counts as four words. */
const pace = 110

/** How long reading takes, in whole minutes and at least one. */
export function readMinutes(blocks: readonly Block[]): number {
  const words = blocks.reduce((sum, block) => sum + wordsOf(block).split(/\s+/).length + (block.kind === 'code' ? 4 * block.code.split('\n').length : 0), 0)
  return Math.max(1, Math.round(words / pace))
}

/** A file to take along. */
export interface LearningFile {
  fileName: string
  /** Its media type. */
  type: string
  base64: string
}
