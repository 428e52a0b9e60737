import type { BuildOptions, Plugin } from 'vite'

/**
 * What a chunk that is loaded later brings along is loaded together with it, but for the scripts that the first page has already: naming those again in its lists
 * would only make the first page larger, by 1 KB after gzip.
 */
export function preloads(): { plugin: Plugin; modulePreload: BuildOptions['modulePreload'] } {
  const there = new Set<string>()
  return {
    plugin: {
      name: 'tagmason:preloads',
      generateBundle: {
        // The lists are written in the same step.
        order: 'pre',
        handler(_, bundle) {
          const walk = (file: string) => {
            const chunk = bundle[file]
            if (chunk?.type !== 'chunk' || there.has(file)) return
            there.add(file)
            for (const each of chunk.imports) walk(each)
          }
          for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) walk(chunk.fileName)
        },
      },
    },
    modulePreload: { polyfill: false, resolveDependencies: (_, deps, { hostType }) => (hostType === 'html' ? deps : deps.filter((dep) => !there.has(dep))) },
  }
}
