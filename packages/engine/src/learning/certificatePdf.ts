import type { Certificate, Session } from '@tagmason/domain'
import { type Letters, lettersOf } from '../files/letters/letters.ts'
import { page, pdfFile, pdfWords } from '../files/pdfFile.ts'
import { pdfWidth } from '../files/pdfWidths.ts'

type Language = Session['preferences']['language']

const words: Record<
  Language,
  { title: string; holder: string; passed: string; score: (score: number) => string; dates: (from: string, until: string) => string; check: string }
> = {
  en: {
    title: 'Certificate',
    holder: 'This is to certify that',
    passed: 'has passed the exam of the course',
    score: (score) => `with ${score} percent of the questions answered rightly.`,
    dates: (from, until) => `Issued on ${from}, valid until ${until}.`,
    check: 'To check it, enter this number in Tagmason under Learning, Certification:',
  },
  es: {
    title: 'Certificado',
    holder: 'Se certifica que',
    passed: 'ha aprobado el examen del curso',
    score: (score) => `con un ${score} por ciento de respuestas correctas.`,
    dates: (from, until) => `Emitido el ${from}, válido hasta el ${until}.`,
    check: 'Para comprobarlo, introduzca este número en Tagmason, en Aprendizaje, Certificación:',
  },
  fr: {
    title: 'Certificat',
    holder: 'Nous certifions que',
    passed: 'a réussi l’examen de la formation',
    score: (score) => `avec ${score} pour cent de réponses justes.`,
    dates: (from, until) => `Délivré le ${from}, valable jusqu’au ${until}.`,
    check: 'Pour le vérifier, saisissez ce numéro dans Tagmason, sous Formation, Certification :',
  },
  de: {
    title: 'Zertifikat',
    holder: 'Hiermit wird bestätigt, dass',
    passed: 'die Prüfung des Kurses bestanden hat:',
    score: (score) => `${score} Prozent der Fragen wurden richtig beantwortet.`,
    dates: (from, until) => `Ausgestellt am ${from}, gültig bis ${until}.`,
    check: 'Zur Prüfung diese Nummer in Tagmason unter Lernen, Zertifizierung eingeben:',
  },
}

/** A certificate as a page to print, in the language of the member. */
export async function certificatePdf({ title, holder, completedDate, validUntil, credentialId, score }: Certificate, language: Language): Promise<Uint8Array> {
  const said = words[language]
  const letters = await lettersOf([title, holder])
  const centred = (text: string, y: number, font: 'F1' | 'F2' | 'F3', size: number) => inTheMiddle(text, y, font, size, letters)
  const day = (at: string) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))
  const frame = (inset: number, width: number) => `${width} w ${inset} ${inset} ${page.width - 2 * inset} ${page.height - 2 * inset} re S`
  return pdfFile(
    [
      [
        frame(30, 2),
        frame(36, 0.5),
        centred('Tagmason', 720, 'F2', 14),
        centred(said.title, 640, 'F2', 40),
        centred(said.holder, 580, 'F1', 13),
        centred(holder, 536, 'F2', 26),
        centred(said.passed, 494, 'F1', 13),
        centred(title, 456, 'F2', 20),
        centred(said.score(score), 416, 'F1', 13),
        centred(said.dates(day(completedDate), day(validUntil)), 330, 'F1', 11),
        centred(said.check, 130, 'F1', 10),
        centred(credentialId, 106, 'F3', 14),
      ].join('\n'),
    ],
    letters,
  )
}

/** A line in the middle of the page, as much smaller as it needs to fit. */
function inTheMiddle(text: string, y: number, font: 'F1' | 'F2' | 'F3', size: number, letters: Letters | undefined): string {
  const room = page.width - 2 * page.margin
  const fitting = Math.max(6, Math.min(size, Math.floor((size * room) / Math.max(1, pdfWidth(text, font, size, letters)))))
  return pdfWords(text, Math.max(page.margin, (page.width - pdfWidth(text, font, fitting, letters)) / 2), y, font, fitting, letters)
}
