import { type Analysis, hasMark, marksOf, type Sentence } from './analysis.ts'
import { fold } from './text.ts'

/** What the layout of a text says about a sentence: its heading, its place in a table, a greeting. */
export interface Section {
  /** `heading`: names what the lines below are about; `background`: tells a story; `negated`: what not to measure. */
  role: 'heading' | 'background' | 'negated' | undefined
  /** The sentence whose thing the parts of this one are about. */
  under: Sentence | undefined
  /** A column of the table says whether it is a key event. */
  key: boolean | undefined
  /** Outcomes that columns of the table affirm for the row. */
  affirmed: string[]
  listed: boolean
}

const story =
  /^(?:the )?(?:context|background|situation|contexte|kontext|hintergrund|ausgangslage|contexto|situacion|constat|antecedentes|careful|achtung|cuidado|attention|impossible|imposible|imposibles|unmoglich|why|warum|porque|pourquoi|about us|uber uns|sobre nosotros|a propos|client|kunde|cliente|notes|notas|hinweis|remarques?|rahmen|cadre|para que|wozu|purpose|plazo|deadline|what happens now|que tenemos|wishful thinking|revons|y si se pudiera|not sure if possible|objetivo$|asunto)\b/
const dismissing =
  /\b(?:out of scope|oos|not this sprint|not for now|need not know|not asked|pas la peine|laisser de cote|pas demande|no pedimos|no toca|fuera|zahlt nicht|nicht im scope|bitte nicht|please dont|not needed|no need|not in scope|skip|leave out|dont (?:track|measure|want|need)|do not (?:track|measure|want|need)|excluded?|hors (?:sujet|perimetre|web|scope|champ)|pas besoin|a exclure|exclus|ne pas|nicht (?:messen|tracken|notig|gewunscht|im umfang)|raus|ausschluss|kein tracking|fuera(?: de alcance)?|no medir|no hace falta|sin medir|descartado|excluido)\b|^(?:not|nicht|no|pas|out|off)$/
const greeting =
  /^(?:hi|hello|hey|dear|morning|good (?:morning|day|afternoon)|hallo|moin|servus|guten (?:tag|morgen)|liebe[rs]?|sehr geehrte[rs]?|hola|buenos dias|buenas(?: tardes)?|estimad[oa]s?|bonjour|salut|bonsoir|chere?s?)\b[^.?!:]{0,40}[,!:.]?$/
/** 'publish an ad -> very important' */
const important = /(?:→|->|=>|–|—|\() ?(?:muy|very|sehr|tres) (?:importante?|wichtig)\b/
const subject = /^\W*(?:subject|betreff|betr|objet|asunto|re)\s*:/i
const closing =
  /^(?:thanks?|thank you|cheers|best|kind regards|regards|many thanks|best wishes|sincerely|danke|vielen dank|gruss|grusse|viele grusse|lg|mfg|beste grusse|mit freundlichen grussen|(?:muchas |mil )?gracias|(?:un |cordiales )?saludos?|atentamente|quedo a la espera|abrazos?|merci|cordialement|bien a vous|bonne (?:journee|soiree)|a bientot|bien cordialement|belle journee)\b[^?:]{0,30}$|^(?:thanks|merci|gracias|danke|vielen dank) (?:in advance|d.?avance|de antemano|im voraus)\b[^?:]{0,60}$/

/** The line that a sentence stands in, and whether the sentence begins it. */
function lineOf(analysis: Analysis, sentence: Sentence): { text: string; begins: boolean } {
  const start = analysis.tokens[sentence.from]?.start ?? 0
  const from = analysis.text.lastIndexOf('\n', Math.max(0, start - 1)) + 1
  const end = analysis.text.indexOf('\n', start)
  return { text: analysis.text.slice(from, end < 0 ? undefined : end), begins: !/[\p{L}\p{N}]/u.test(analysis.text.slice(from, start)) }
}

const plain = (text: string): string =>
  fold(text)
    .replace(/[*#_`|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s*:\s*$/, '')
    .trim()

/** The sections of a text, one entry for each sentence. */
export function sectionsOf(analysis: Analysis): Section[] {
  const lines = analysis.sentences.map((sentence) => lineOf(analysis, sentence))
  let role: Section['role']
  let under: Sentence | undefined
  let table: Table | undefined
  let closed = false
  const list = listOf(analysis)
  return analysis.sentences.map((sentence, at): Section => {
    const { text, begins } = lines[at] ?? { text: '', begins: false }
    const folded = plain(text)
    const base = { under, key: undefined, affirmed: [], listed: under !== undefined }
    if (text.trim().startsWith('|')) {
      const row = rowOf(analysis, sentence, text)
      if (!table) {
        table = { heads: row, outcomes: row.map((cell) => cell.outcome) }
        return { ...base, role: 'heading' }
      }
      return { ...base, ...readRow(row, table), listed: true }
    }
    table = undefined
    if (at > list.last && begins && closing.test(folded) && isAfterGap(analysis, sentence)) closed = true
    if ((closed && at > list.last) || (begins && greeting.test(folded))) return { ...base, role: 'background' }
    if (begins && at === 0 && subject.test(text)) return { ...base, role: 'background' }
    if (begins && sentence.header && at < list.first && isStory(sentence)) return { ...base, role: 'background' }
    if (begins && isHeading(text, sentence, lines[at + 1]?.text, isAfterGap(analysis, sentence))) {
      role = story.test(folded) ? 'background' : dismissing.test(folded) ? 'negated' : undefined
      under = role ? undefined : sentence
      closed = false
      return { ...base, role: sentence.header && !/^\s*#/.test(text) && !role ? undefined : 'heading' }
    }
    const bold = begins ? /^\s*(?:[-*•]\s*)?\*\*([^*]{2,40})\*\*/.exec(text)?.[1] : undefined
    const label = bold ?? (begins ? /^\s*(?:[-*•]\s*)?([^:.,|]{3,30}):\s+\S/.exec(text)?.[1] : undefined)
    const own =
      label === undefined ? undefined : dismissing.test(plain(label)) ? 'negated' : bold !== undefined && story.test(plain(label)) ? 'background' : undefined
    if (closing.test(folded)) closed = true
    if (closed) return { ...base, role: 'background' }
    const key = sentence.bullet && important.test(folded) ? true : undefined
    return {
      ...base,
      key,
      role:
        own ??
        role ??
        (under === undefined && at < list.first && (isStory(sentence) || (begins && label !== undefined && !hasMark(sentence, 'wish', 'when', ...asking)))
          ? 'background'
          : undefined),
    }
  })
}

const fewestOfList = 5

/** The sentences between which the list of a text lies: a letter describes the situation before it, and ends with courtesies behind it. Short lists have no letter before them. */
function listOf({ sentences }: Analysis): { first: number; last: number } {
  const bullets = sentences.filter(({ bullet }) => bullet)
  return { first: bullets.length < fewestOfList ? 0 : (bullets[0]?.index ?? 0), last: bullets.at(-1)?.index ?? 0 }
}

const asking = ['wishPassive', 'conversion', 'negate', 'dashboard', 'audience'] as const

/** A sentence of a letter in front of its list that asks for nothing, or only announces the list: 'appointments are booked over the phone', 'here is what we need:'. */
const isStory = (sentence: Sentence): boolean =>
  sentence.to - sentence.from >= 6 &&
  (sentence.header
    ? !hasMark(sentence, 'negate', 'conversion')
    : !hasMark(sentence, ...asking) && !marksOf(sentence, 'wish').some(({ first }) => first - sentence.from < 12))

/** A line that starts with '#', stands in bold type or capitals alone, or is short in front of a list. */
function isHeading(text: string, sentence: Sentence, next: string | undefined, apart: boolean): boolean {
  if (/^\s*#{1,5}\s/.test(text) || /^\s*\*\*[^*]+\*\*\s*:?\s*$/.test(text)) return true
  if (sentence.header) return !sentence.bullet
  const short = text.trim().split(/\s+/).length <= 6 && !/[.!,]\s*$/.test(text)
  if (!short || sentence.bullet || next === undefined || next === text) return false
  const names = !hasMark(sentence, 'wish') || dismissing.test(plain(text)) || story.test(plain(text))
  return (names && /^\s*(?:[-*•–·]|\d+[.)]|[a-h]\)|\|)/.test(next)) || (apart && !greeting.test(plain(text)) && /^[\p{Lu}¿¡\d]/u.test(text.trim()))
}

/** A line behind an empty one, or the first of the text. */
function isAfterGap(analysis: Analysis, sentence: Sentence): boolean {
  const start = analysis.tokens[sentence.from]?.start ?? 0
  return /^\W*$/u.test(analysis.text.slice(0, start).replace(/[\s\S]*\n[ \t]*\n/, ''))
}

interface Cell {
  words: string
  outcome: string | undefined
}

interface Table {
  heads: Cell[]
  outcomes: (string | undefined)[]
}

function rowOf(analysis: Analysis, sentence: Sentence, text: string): Cell[] {
  const base = analysis.text.indexOf(text, Math.max(0, (analysis.tokens[sentence.from]?.start ?? 0) - text.length))
  let at = base
  return text
    .split('|')
    .map((cell) => {
      const from = at
      at += cell.length + 1
      const within = (index: number) => (analysis.tokens[index]?.start ?? 0) >= from && (analysis.tokens[index]?.end ?? 0) <= from + cell.length
      const match = sentence.matches.find(({ pattern, first, last }) => pattern.kind === 'outcome' && within(first) && within(last))
      return { words: plain(cell), outcome: match?.pattern.id }
    })
    .slice(1, -1)
}

const no =
  /^(?:no|non|nein|nada|nothing|none|nichts|rien|skip|aucun|ninguno|kein|keine|never|nie|egal|-|–|—|x|✗|✘|0)(?:$|[\s,.(:;])|laisser tomber|sen moque|sen fiche|no need|not needed|not track|dont|nicht notig|nicht mehr|unwichtig|weglassen|no hace falta|pas besoin|out of scope|se retira|da igual|already|schon drin|deja suivi|ya se mide/
const yes = /^(?:yes|si|oui|ja|must|x|✓|✔|ok|!+|\++)(?:$|[\s,.(!:;])/
const goals = /\b(?:goal|conversion|konversion|key|objetivo|objectif|ziel|kpi|meta|importante?|wichtig|prio|priority|priorite|prioridad|cible|success)\b/

/** What the cells of a row say beside its thing: no column of yes and no is a wish by itself. */
function readRow(row: readonly Cell[], table: Table): Partial<Section> & { role: Section['role'] } {
  const crossed = table.outcomes.some((outcome, at) => outcome !== undefined && at > 0 && (yes.test(row[at]?.words ?? '') || no.test(row[at]?.words ?? '')))
  const affirmed = crossed ? table.outcomes.flatMap((outcome, at) => (outcome !== undefined && at > 0 && yes.test(row[at]?.words ?? '') ? [outcome] : [])) : []
  let key: boolean | undefined
  let denied = false
  row.forEach(({ words }, at) => {
    if (at === 0) return
    const goal = goals.test(table.heads[at]?.words ?? '')
    if (goal && yes.test(words)) key = true
    else if (no.test(words) && goal) key = false
    else if (no.test(words) && !/^[-–—]$/.test(words) && !crossed) denied = true
  })
  return { role: denied || (crossed && affirmed.length === 0) ? 'negated' : undefined, key, affirmed }
}
