interface Rule {
  readonly allows: boolean
  readonly path: string
}

/** The rules of a robots.txt for a reader of this name: those of its own group, otherwise those for all. */
function rulesFor(text: string, agent: string): readonly Rule[] {
  const groups = new Map<string, Rule[]>()
  let names: string[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? []
    const field = key.toLowerCase()
    if (field === 'user-agent') {
      // Names in a row share the rules that follow them.
      names = isOpen ? [...names, value.toLowerCase()] : [value.toLowerCase()]
      isOpen = true
      for (const name of names) groups.set(name, groups.get(name) ?? [])
    } else if (field === 'allow' || field === 'disallow') {
      isOpen = false
      if (value !== '') for (const name of names) groups.get(name)?.push({ allows: field === 'allow', path: value })
    }
  }
  return groups.get(agent) ?? groups.get('*') ?? []
}

/** Whether a rule is about a path, with `*` for anything and `$` for its end. Looks at each part once, so that no rule makes it slow. */
function holds(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$')
  const [first = '', ...parts] = (isWhole ? rule.slice(0, -1) : rule).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of parts.entries()) {
    if (isWhole && index === parts.length - 1) return path.length - part.length >= at && path.endsWith(part)
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return !isWhole || at === path.length
}

/** What a robots.txt lets a reader of this name open: the longest rule decides, and leave wins over a ban of the same length. `path` with its query. */
export function robotsAllow(text: string, agent: string): (path: string) => boolean {
  const rules = rulesFor(text, agent).toSorted((one, other) => other.path.length - one.path.length || Number(other.allows) - Number(one.allows))
  return (path) => rules.find((rule) => holds(rule.path, path))?.allows ?? true
}
