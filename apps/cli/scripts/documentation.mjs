import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const file = (path) => fileURLToPath(new URL(`../../../packages/${path}`, import.meta.url))

/** The articles of the product's documentation with what its list says of each. They are data, in files of TypeScript. */
export async function articlesOfProduct() {
  const entry = 'the-articles'
  const source = `export { articleTexts } from '${file('engine/src/learning/articles/index.ts')}'
export { articlesSample, categoriesSample } from '${file('domain/src/learning/articles.sample.ts')}'`
  const bundle = await rolldown({
    input: entry,
    plugins: [{ name: 'entry', resolveId: (id) => (id === entry ? id : undefined), load: (id) => (id === entry ? source : undefined) }],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}

function markdownOf(block) {
  switch (block.kind) {
    case 'heading':
      return `## ${block.text}`
    case 'note':
      return `> ${block.text}`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'steps':
      return block.items.map((item, at) => `${at + 1}. ${item}`).join('\n')
    case 'code':
      return `${block.label}:\n\n\`\`\`${block.language.toLowerCase()}\n${block.code}\n\`\`\``
    case 'link': {
      const [, article] = /\?article=([\w-]+)/.exec(block.href) ?? []
      return article === undefined ? `In the product: ${block.text} (${block.href}).` : `See [${block.text}](${article}.md).`
    }
    default:
      return block.text
  }
}

/** What assistants read, made from the documentation: each article as Markdown, a skill of the article on assistants with the commands, and `llms.txt`, which lists all. */
export async function documentation(help) {
  const { articleTexts, articlesSample: all, categoriesSample } = await articlesOfProduct()
  // Those of the product's screens would not fit into the 3 MB of the package.
  const articlesSample = all.filter(({ category }) => category === 'developers')
  const bodyOf = (id) => articleTexts[id].map(markdownOf).join('\n\n')
  const articles = Object.fromEntries(articlesSample.map(({ id, title }) => [id, `# ${title}\n\n${bodyOf(id)}\n`]))
  const lists = categoriesSample.slice(-1).map(({ id, title }) => {
    const own = articlesSample.filter(({ category }) => category === id)
    return `## ${title}\n\n${own.map((one) => `- [${one.title}](docs/${one.id}.md): ${one.description}`).join('\n')}\n`
  })
  const commands = `## Commands\n\n\`\`\`text\n${help.trimEnd()}\n\`\`\`\n`
  return {
    articles,
    skill: `---\nname: tagmason\ndescription: Plans web analytics tracking from goals in plain words, writes Google Tag Manager containers, and proves what a change of one does before it is written. Use it for files of containers, tracking plans and their tests.\n---\n\n# Tagmason\n\n${bodyOf('work-with-an-assistant-over-mcp')}\n\n${commands}`,
    index: `# Tagmason\n\n> From goals in plain words to a Google Tag Manager container that imports, and proofs of what it does. \`npx tagmason\` in a terminal, \`import from 'tagmason'\` in code (API.md), \`tagmason mcp\` for assistants.\n\n${lists.join('\n')}\n${commands}`,
  }
}
