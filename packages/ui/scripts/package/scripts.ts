import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin } from 'vite'
import { shortNames } from './names.ts'
import { otherSheet } from './others.ts'
import { source } from './places.ts'

const virtual = '.vanilla.css'

/** What one run of the bundler found out. */
export interface Built {
  /** The style sheet of each module that has one, by its path in the package's `css` folder. */
  styles: ReadonlyMap<string, string>
  /** What each script imports, at once or later, by its path in the package, in order: other scripts as paths, everything else as it was written. */
  imports: ReadonlyMap<string, readonly string[]>
}

/** Writes every module that `src/index.ts` reaches as one script of its own, and hands back the style sheets that the scripts name as `#css/…`. */
export async function buildScripts(target: string): Promise<Built> {
  const styles = new Map<string, string>()
  const imports = new Map<string, readonly string[]>()
  const extract = vanillaExtractPlugin({ identifiers: await shortNames() })

  /** Runs before vanilla-extract would hand its style sheets to the bundler: they stay outside, under a name that Node resolves to nothing. */
  const apart: Plugin = {
    name: 'styles-apart',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.endsWith(virtual)) {
        const from = id.slice(0, -virtual.length)
        const name = from.slice(from.lastIndexOf('/src/') + '/src/'.length).replace(/\.css\.ts$/, '.css')
        if (!styles.has(name)) styles.set(name, await sheet(this, id))
        return { id: `#css/${name}`, external: true }
      }
      const other = otherSheet(id)
      if (other !== undefined) {
        styles.set(other.name, other.css)
        return { id: `#css/${other.name}`, external: true }
      }
      return importer === undefined || /^[./]/.test(id) ? null : { id, external: true }
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') imports.set(chunk.fileName, [...chunk.imports, ...chunk.dynamicImports])
    },
  }
  const sheet = async (context: unknown, id: string): Promise<string> => {
    for (const { load } of extract) {
      if (typeof load !== 'function') continue
      const css: unknown = await Reflect.apply(load, context, [id])
      if (typeof css === 'string') return css
    }
    return ''
  }

  await build({
    configFile: false,
    root: join(source, '..'),
    logLevel: 'warn',
    plugins: [apart, extract],
    build: {
      outDir: target,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: { entry: join(source, 'index.ts'), formats: ['es'] },
      rolldownOptions: { checks: { pluginTimings: false }, output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' } },
    },
  })
  return { styles, imports }
}
