import { type Checkout, Refused } from './writing.ts'

const languages = ['en', 'es', 'fr', 'de'] as const
type Language = (typeof languages)[number]

/** Whose the things of an area are, as a sentence goes on after the title of the screen. */
const ofProject: Record<Language, string> = { en: 'of this project', es: 'de este proyecto', fr: 'de ce projet', de: 'dieses Projekts' }
const ofAccount: Record<Language, string> = { en: 'of this account', es: 'de esta cuenta', fr: 'de ce compte', de: 'dieses Kontos' }
const ofProduct: Record<Language, string> = { en: 'for Tagmason', es: 'para Tagmason', fr: 'pour Tagmason', de: 'für Tagmason' }
const whose: Record<string, Record<Language, string>> = { account: ofAccount, enterprise: ofAccount, marketplace: ofAccount, learning: ofProduct }

const suffix = (language: Language) => (language === 'en' ? '' : `.${language}`)
const literal = (words: string) => (words.includes("'") ? JSON.stringify(words) : `'${words}'`)

/** The title of a screen as the shell says it in a language, as it stands in the source. */
function titleOf({ read }: Checkout, path: string, language: Language): string {
  const file = `packages/screens/src/shell/text${suffix(language)}.ts`
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
}

/** The catalogue of a screen with its first sentence in four languages, in the folder `home`. `key` is the screen's name with a small first letter. */
export function textsOf(source: Checkout, area: string, path: string, home: string, key: string): Texts {
  const titles = languages.map((language) => [language, titleOf(source, path, language)] as const)
  const intros = titles.map(([language, title]) => [language, `${title} ${(whose[area] ?? ofProject)[language]}.`] as const)
  const type = `${key.slice(0, 1).toUpperCase()}${key.slice(1)}Text`
  const made: Record<string, string> = {
    [`${home}/texts.ts`]: `import { catalog } from '../../language.ts'\nimport { text } from './text.ts'\n\nexport const ${key}Text = catalog(text, { es: () => import('./text.es.ts'), fr: () => import('./text.fr.ts'), de: () => import('./text.de.ts') })\n`,
  }
  for (const [language, intro] of intros) {
    const entry = `{\n  intro: ${literal(intro)},\n}\n`
    made[`${home}/text${suffix(language)}.ts`] =
      language === 'en'
        ? `export const text = ${entry}\nexport type ${type} = typeof text\n`
        : `import type { ${type} } from './text.ts'\n\nexport const text: ${type} = ${entry}`
  }
  return { title: titles[0]?.[1] ?? '', intro: intros[0]?.[1] ?? '', made }
}
