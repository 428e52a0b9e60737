/** Names of the `data-track` hooks in a CSS selector, each once, in order: `[data-track="cta"], [data-track="cta"] *` -> `['cta']`. */
export function hooksIn(selector: string): string[] {
  return [...new Set([...selector.matchAll(/\[data-track=["']?([\w-]+)["']?\]/g)].map((match) => match[1] ?? ''))]
}
