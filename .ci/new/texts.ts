import { type Checkout, Refused } from './writing.ts'

const languages = ['en', 'es', 'fr', 'de'] as const
type Language = (typeof languages)[number]

/** Whose the things of an area are, as a sentence goes on after the title of the screen. */
const ofProject: Record<Language, string> = { en: 'of this project', es: 'de este proyecto', fr: 'de ce projet', de: 'dieses Projekts' }
const ofAccount: Record<Language, string> = { en: 'of this account', es: 'de esta cuenta', fr: 'de ce compte', de: 'dieses Kontos' }
const ofProduct: Record<Language, string> = { en: 'for Tagmason', es: 'para Tagmason', fr: 'pour Tagmason', de: 'für Tagmason' }
const whose: Record<string, Record<Language, string>> = { account: ofAccount, enterprise: ofAccount, marketplace: ofAccount, learning: ofProduct }

const fileOf = (area: string, language: Language) => `packages/screens/src/${area}/text${language === 'en' ? '' : `.${language}`}.ts`
const literal = (words: string) => (words.includes("'") ? JSON.stringify(words) : `'${words}'`)

/** The title of a screen as the shell says it in a language, as it stands in the source. */
function titleOf({ read }: Checkout, path: string, language: Language): string {
  const file = fileOf('shell', language)
  const text = read(file)
  const found = new RegExp(`^ {4}'${path}': (?:'([^'\\n]*)'|"([^"\\n]*)"),$`, 'm').exec(text.slice(text.indexOf('\n  titles: {')))
  const title = found?.[1] ?? found?.[2]
  if (title === undefined) throw new Refused(`${file} has no title for ${path}; write it among the titles first.`)
  return title
}

export interface Texts {
  /** The title and the first sentence of the screen, in English. */
  title: string
  intro: string
  made: Record<string, string>
  changed: Record<string, string>
}

/** The first texts of a screen in four languages: entries in the catalogue of its area, or that catalogue when the area has none. */
export function textsOf(source: Checkout, area: string, path: string, key: string): Texts {
  const titles = languages.map((language) => [language, titleOf(source, path, language)] as const)
  const intros = titles.map(([language, title]) => [language, `${title} ${(whose[area] ?? ofProject)[language]}.`] as const)
  const type = `${area.slice(0, 1).toUpperCase()}${area.slice(1)}Text`
  const made: Record<string, string> = {}
  const changed: Record<string, string> = {}
  const old = source.has(fileOf(area, 'en'))
  for (const [language, intro] of intros) {
    const file = fileOf(area, language)
    const entry = `  ${key}: {\n    intro: ${literal(intro)},\n  },\n`
    if (old) changed[file] = withEntry(source.read(file), file, key, entry)
    else if (language === 'en') made[file] = `export const text = {\n${entry}}\n\nexport type ${type} = typeof text\n`
    else made[file] = `import type { ${type} } from './text.ts'\n\nexport const text: ${type} = {\n${entry}}\n`
  }
  if (!old)
    made[`packages/screens/src/${area}/texts.ts`] =
      `import { catalog } from '../language.ts'\nimport { text } from './text.ts'\n\nexport const ${area}Text = catalog(text, { es: () => import('./text.es.ts'), fr: () => import('./text.fr.ts'), de: () => import('./text.de.ts') })\n`
  return { title: titles[0]?.[1] ?? '', intro: intros[0]?.[1] ?? '', made, changed }
}

/** A catalogue with one more entry at the end of its texts. */
function withEntry(text: string, file: string, key: string, entry: string): string {
  const first = text.search(/^export const text\b/m)
  const end = text.indexOf('\n}\n', first)
  if (first === -1 || end === -1) throw new Refused(`${file} has no 'export const text' to write into; add the texts of the screen by hand.`)
  if (new RegExp(`^ {2}${key}[:(]`, 'm').test(text.slice(first, end))) throw new Refused(`${file} has texts for '${key}' already; choose another name.`)
  return `${text.slice(0, end + 1)}${entry}${text.slice(end + 1)}`
}
