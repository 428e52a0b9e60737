import type { Span } from '@tagmason/domain'
import { fold } from './text.ts'

const greeting =
  /^(?:hi|hey|hello|dear|good (?:morning|afternoon|day)|hola|buen[oa]s (?:dias|tardes)|estimad[oa]s?|querid[oa]s?|bonjour|salut|cher|chere|chers|hallo|moin|servus|guten (?:morgen|tag)|liebe[rs]?|sehr geehrte[rs]?)(?: [^ ]+){0,3}$/
const closing =
  /^(?:(?:many |kind |best |warm )?(?:thanks|thank you|regards|wishes)|best|cheers|sincerely|yours|(?:muchas )?gracias|(?:un |cordiales )?saludos?|atentamente|(?:gracias y )?un saludo|merci(?: d avance| beaucoup)?|cordialement|bien a vous|salutations|(?:viele|beste|liebe|herzliche|freundliche) gru(?:ss|e|sse|ße)|mit freundlichen gru(?:ssen|ßen)|vielen dank|danke(?: im voraus)?|lg|vg)\b/

/** What only leads from one wish to the next, stresses it, or names the service that it is done with. */
const linking =
  /^(?:we d|wed|i d|youtube|vimeo|intercom|hubspot|calendly|typeform|also|first|then|next|finally|unfortunately|(?:muy |tres |sehr |very )?important[e]?|ademas|despues|por ultimo|luego|ensuite|enfin|puis|d abord|dann|zuletzt|ausserdem|leider|(?:auch |sehr )?wichtig)$/

const plain = (words: string): string =>
  fold(words)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Whether a part of the goals is a greeting, a closing or the name under it: courtesies, which ask for nothing. */
export function isFormality(goals: string, { start, text }: Span): boolean {
  const words = plain(text)
  if (words.split(' ').length > 6) return false
  if (greeting.test(words) || linking.test(words) || (closing.test(words) && words.split(' ').length <= 5)) return true
  const before = goals.slice(0, start)
  if (!/\n\s*$/.test(before)) return false
  const above = before
    .split(/[\n.!?]+/)
    .map(plain)
    .filter((line) => line !== '')
    .at(-1)
  // The name stands alone under the closing.
  return (
    above !== undefined &&
    closing.test(above) &&
    above.split(' ').length <= 5 &&
    words.split(' ').length <= 4 &&
    !goals
      .slice(start + text.length)
      .trim()
      .includes('\n\n')
  )
}
