const verb = /^(open|click|fill|choose|press|scroll|wait|back)(?:\s+(.*))?$/i

/**
 * The steps of a journey that is written as a person says it, one a line: `open /cart`, `click Add to cart`, `fill #email with jo@shop.example`, `press Enter`, `scroll 50`,
 * `wait 500`, `back`. Undefined where a line begins with something else, as every list in JSON or YAML does. The values are not checked here.
 */
export function plainSteps(text: string): Record<string, unknown>[] | undefined {
  const steps: Record<string, unknown>[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const [, word = '', rest = ''] = verb.exec(line) ?? []
    if (word === '') return undefined
    steps.push(stepOf(word.toLowerCase(), rest.trim()))
  }
  return steps.length === 0 ? undefined : steps
}

function stepOf(word: string, rest: string): Record<string, unknown> {
  if (word === 'back') return { back: rest === '' || rest }
  if (word === 'scroll' || word === 'wait') return { [word]: rest === '' ? rest : Number(rest) }
  if (word !== 'fill' && word !== 'choose') return { [word]: rest }
  // The last one: a label may have the word in it more easily than what is typed.
  const at = rest.lastIndexOf(' with ')
  return at < 0 ? { [word]: rest } : { [word]: rest.slice(0, at).trim(), with: rest.slice(at + 6).trim() }
}
