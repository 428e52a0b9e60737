/** A docstring as one paragraph, its tags as sentences. */
const proseOf = (comment) =>
  comment
    .replace(/^\s*\*? ?/gm, '')
    .replace(/\s*@(param|returns|throws)\s+(\{[^}]*\}\s*)?/g, (_, tag) => ({ param: '\n- parameter ', returns: '\n- returns: ', throws: '\n- throws ' })[tag])
    .replace(/[ \t]*\n(?!- )/g, ' ')
    .trim()

/**
 * The reference of the library as Markdown, of its bundled declarations: every function with its signature and docstring, in alphabetical order. Fails where one has
 * no docstring.
 */
export function reference(declarations) {
  const names = new Map()
  for (const [, list] of declarations.matchAll(/^export \{([^}]*)\}/gm))
    for (const item of list.split(',')) {
      const [own, exported = own] = item.trim().split(/ as /)
      if (!own.startsWith('type ')) names.set(own, exported)
    }
  const found = declarations.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^(export )?declare (?:function|const|class) (\w+)([\s\S]*?)(?:;|\n\})\n(?=\/\*\*|\/\/|declare |export |interface |type )/gm,
  )
  const parts = [...found].flatMap(([, comment, isExported, own, rest]) => {
    const name = isExported ? own : names.get(own)
    if (name === undefined) return []
    if (comment === undefined) throw new Error(`${name} of the library has no docstring: say what it does, its shapes and its errors.`)
    names.delete(own)
    return [{ name, text: `## ${name}\n\n${proseOf(comment)}\n\n\`\`\`ts\n${name}${rest}\n\`\`\`\n` }]
  })
  if (names.size > 0) throw new Error(`The reference found no declaration of ${[...names.values()].join(', ')}.`)
  return `# The library\n\n\`import { planFromGoals, simulate, effect, audit } from 'tagmason'\`. This page is made from the docstrings by the build.\n\n${parts
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ text }) => text)
    .join('\n')}`
}
