import axe from 'axe-core'

/** What the colours of the page as it stands leave too little contrast for, a sentence each. Links that only a colour tells from the words around them are among it. The other rules of axe do not depend on colours and were checked in light. */
export async function darkFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] })
  return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `In dark: ${any[0]?.message ?? 'too little contrast'} At: ${target.join(' ')}`))
}
