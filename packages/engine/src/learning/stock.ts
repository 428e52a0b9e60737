import { type Block, type Collections, Refusal, wordsOf } from '@tagmason/domain'
import { articleTexts } from './articles/index.ts'
import type { Context } from '../context.ts'

/** The collections of what can be learned; they belong to the account. */
type Stock = 'articles' | 'videos' | 'guides' | 'codeExamples' | 'writtenGuides'

/** One thing of the stock. Throws a `Refusal` notFound where there is none. */
export async function oneOf<C extends Stock>({ records }: Context, collection: C, id: string): Promise<Collections[C]> {
  const row = await records.get(collection, id)
  if (row === undefined) throw new Refusal('notFound', `There is no '${id}' among the ${collection}: look for it by its title.`)
  return row
}

/** What belongs to a row by its id. Throws a `Refusal` notFound where the row has no text yet. */
export function textOf<Text>(texts: Readonly<Record<string, Text>>, id: string): Text {
  const text = Object.hasOwn(texts, id) ? texts[id] : undefined
  if (text === undefined) throw new Refusal('notFound', `'${id}' has no text: choose another one.`)
  return text
}

const ended = (words: string) => (/[.!?:]$/.test(words) ? words : `${words}.`)
const sentences = (block: Block) =>
  block.kind === 'list' || block.kind === 'steps' ? block.items.map((item) => wordsOf({ kind: 'text', text: item })) : [wordsOf(block)]

/** An article as it is searched: headings apart, and the rest as sentences. */
export function searchable({ id, title, description }: { id: string; title: string; description: string }) {
  const blocks = articleTexts[id] ?? []
  return {
    id,
    title,
    headings: blocks.filter((block) => block.kind === 'heading').map(wordsOf),
    body: [description, ...blocks.filter((block) => block.kind !== 'heading' && block.kind !== 'link').flatMap(sentences)].map(ended).join(' '),
  }
}
