import { describe, expect, it } from 'vitest'
import { read, sources } from './files.ts'

/** The texts of the product in one language. */
const textsIn = (language: string) =>
  sources.filter((file) =>
    new RegExp(`^packages/(?:screens/src/.*\\.${language}\\.ts|engine/src/sentences/${language}\\.ts|tracking/src/sentences/${language}/.*\\.ts)$`).test(file),
  )

/** What is written between the quotes of a file, without what is put in; a template within a template comes first. */
function wordsIn(code: string): readonly string[] {
  const words: string[] = []
  let at = 0
  const skipTo = (end: string) => {
    const found = code.indexOf(end, at)
    at = found === -1 ? code.length : found + end.length
  }
  const readText = (quote: string) => {
    let text = ''
    for (let sign = code[at++]; sign !== undefined && sign !== quote; sign = code[at++]) {
      if (sign === '\\') text += code[at++] ?? ''
      else if (quote === '`' && sign === '$' && code[at] === '{') {
        at += 1
        readCode()
        text += 'X'
      } else text += sign
    }
    words.push(text)
  }
  /** Up to the brace that closes what it began in. */
  const readCode = () => {
    let depth = 0
    for (let sign = code[at++]; sign !== undefined; sign = code[at++]) {
      if (sign === '/' && code[at] === '/') skipTo('\n')
      else if (sign === '/' && code[at] === '*') skipTo('*/')
      else if (sign === "'" || sign === '"' || sign === '`') readText(sign)
      else if (sign === '{') depth += 1
      else if (sign === '}' && depth-- === 0) return
    }
  }
  readCode()
  return words
}

const found = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    wordsIn(read(file))
      .filter((words) => pattern.test(words))
      .map((words) => `${file}: ${words}`),
  )

describe('French keeps its punctuation with the word before', () => {
  /** A blank that may break before a mark or within quotation marks, or no blank at all. Addresses and times have their colon without one. */
  const loose = /\S [:;?!»](?=[\s'»),.…]|$)|« |[a-zà-ÿ’)»X][;!?](?=\s|$)|[a-zà-ÿ)»]:(?=\s)(?! ')/

  it('reads templates within templates', () => {
    expect(wordsIn("text: `Lu${of === '' ? '' : ` « ${of} »`}, ${n} fois`, more: 'Fin'")).toEqual(['', '', ' « X »', 'LuX, X fois', 'Fin'])
  })

  it('finds what is loose, and nothing else', () => {
    const wrong = ['Vous partez ?', 'Fini !', 'Deux cas : un', 'Oui; non', 'Vraiment?', 'Page: trois', 'Le « mot »']
    const right = ['Vous partez\u202F?', 'Deux cas\u202F: un', 'À 12:30', 'https://exemple.fr', 'Le «\u202Fmot\u202F»', 'Un\u00A0; deux']
    expect([...wrong, ...right].filter((words) => loose.test(words))).toEqual(wrong)
  })

  it('in every text', () => {
    expect(textsIn('fr').length).toBeGreaterThan(90)
    // How names of tags are written, which the marketer types into Tag Manager.
    const literal = ['packages/tracking/src/sentences/fr/audit.ts: Type: Détail']
    expect(found(textsIn('fr'), loose)).toEqual(literal)
  })
})

describe('Spanish speaks to its reader as tú', () => {
  const formal =
    /\busted(?:es)?\b|(?:^|[.:;!?¿¡] ?)(?:Abra|Añada|Cambie|Compruebe|Conecte|Confirme|Copie|Corrija|Descargue|Elija|Envíe|Escriba|Espere|Guarde|Haga|Importe este|Indique|Inicie|Introduzca|Mire|Pegue|Pida|Ponga|Publique|Pruebe|Pulse|Quite|Revise|Seleccione|Suba|Use|Utilice|Vuelva|Añádalo|copie|envíelo|envíela|elija|pulse|escriba|abra|introduzca)\b/

  it('finds the formal address, and no third person', () => {
    const wrong = ['Elija un archivo.', 'Cuando usted importe', 'No hay: copie el enlace']
    const right = ['Elige un archivo.', 'Nadie lo abra', 'Puede tardar', 'Copia de seguridad']
    expect([...wrong, ...right].filter((words) => formal.test(words))).toEqual(wrong)
  })

  it('in every text', () => {
    expect(textsIn('es').length).toBeGreaterThan(90)
    expect(found(textsIn('es'), formal)).toEqual([])
  })
})
