import type { Language } from '@tagmason/domain'
import { fold } from './text.ts'

/** Words that are frequent in one of the four languages and rare in the others, folded. */
const functionWords: Readonly<Record<Language, string>> = {
  en: "the and of to in is are we our with when how many want track people who users not but for on that they should also please each from or don't dont every someone by sign-ups signups clicks click a an has know see measure count what which it as me my i get us page pages thanks most matter matters visits visitors buttons form forms",
  es: 'el la los las y de en es son que con cuando cuantos cuantas queremos quiero medir gente usuarios no pero para por una un se al del como tambien cada desde o alguien cuanto nuestro nuestra clientes saber ver contar su sus hacen clics pagina si mas sin formulario veces compra compras',
  fr: 'le la les et de des en est sont que qui avec quand combien nous voulons veux mesurer suivre gens utilisateurs pas mais pour par une un se au aux du comme aussi chaque depuis ou quelqu notre nos clients savoir voir compter sur dans sans ne je lorsque visiteurs clics achat achats formulaire page ainsi l d qu',
  de: 'der die das und von zu in ist sind wir mit wenn wie viele wollen will messen tracken leute nutzer nicht aber fur auf eine einen ein sich auch jeden jede aus oder jemand unser unsere kunden wissen sehen zahlen bei im am den dem des als werden wird oft ob soll sollen mochte mochten bitte kein keine ohne uber besucher klicks klick erfassen neu nach fehler abgebrochen abgeschickt gespeichert warenkorb angesehen egal ganz',
}
const weights = new Map<string, { language: Language; weight: number }[]>()
for (const language of ['en', 'es', 'fr', 'de'] as const) {
  for (const word of functionWords[language].split(' ')) {
    const list = weights.get(word) ?? []
    list.push({ language, weight: 1 })
    weights.set(word, list)
  }
}
for (const list of weights.values()) for (const entry of list) entry.weight = 1 / list.length

const letters: readonly { language: Language; pattern: RegExp; weight: number }[] = [
  { language: 'es', pattern: /[ñ¿¡]|ción\b|ciones\b/giu, weight: 1 },
  { language: 'fr', pattern: /[çœ]|[èêà]|\b[ldnjs]['’]/giu, weight: 0.7 },
  { language: 'de', pattern: /[äöüß]|\b\p{L}+(?:ungen|ung|keit|heit|iert)\b|\b(?:ab|an|ein|aus)?ge\p{L}{3,}[kmrstuz]t\b/giu, weight: 0.8 },
]

/** The language a text is most likely written in; English when nothing speaks for another. Looks at the first 4,000 characters. */
export function detectLanguage(text: string): Language {
  const head = text.slice(0, 4000)
  const scores: Record<Language, number> = { en: 0.2, es: 0, fr: 0, de: 0 }
  for (const raw of head.split(/[^\p{L}\p{M}'’-]+/u)) {
    const word = fold(raw)
    for (const entry of weights.get(word) ?? []) scores[entry.language] += entry.weight
  }
  for (const { language, pattern, weight } of letters) scores[language] += Math.min(6, head.match(pattern)?.length ?? 0) * weight
  const order = (['en', 'es', 'fr', 'de'] as const).toSorted((a, b) => scores[b] - scores[a])
  return order[0] ?? 'en'
}
