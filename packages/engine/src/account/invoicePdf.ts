import { dollars, type Invoice } from '@tagmason/domain'
import { lettersOf } from '../files/letters/letters.ts'
import { page, pdfFile, pdfWords } from '../files/pdfFile.ts'
import { pdfWidth } from '../files/pdfWidths.ts'

const right = page.width - page.margin

/** An invoice on one page: who, what, how much, and whether it is paid. `to`: the lines of the address; `plan`: what a month without lines of its own is for. */
export async function invoicePdf({ id, date, amountCents, status, lines }: Invoice, to: readonly string[], plan: string): Promise<Uint8Array> {
  const letters = await lettersOf([...to, plan, ...(lines ?? []).map(({ what }) => what)])
  let y = page.height - page.margin - 20
  const drawn: string[] = []
  const line = (text: string, font: 'F1' | 'F2', size: number, down: number, amount?: string) => {
    drawn.push(pdfWords(text.slice(0, 80), page.margin, y, font, size, letters))
    if (amount !== undefined) drawn.push(pdfWords(amount, right - pdfWidth(amount, font, size), y, font, size))
    y -= down
  }
  const rule = () => {
    drawn.push(`0.8 w ${page.margin} ${y + 8} m ${right} ${y + 8} l S`)
    y -= 12
  }
  line(`Invoice ${id}`, 'F2', 20, 28)
  line(`Date: ${date.slice(0, 10)}`, 'F1', 11, 16)
  line(`Status: ${status}`, 'F1', 11, 28)
  for (const each of to) line(each, 'F1', 11, 15)
  y -= 20
  line('Description', 'F2', 11, 14, 'Amount')
  rule()
  for (const { what, cents } of lines ?? [{ what: `${plan}, one month`, cents: amountCents }]) line(what, 'F1', 11, 18, dollars(cents))
  rule()
  line('Total', 'F2', 12, 30, dollars(amountCents))
  line('All amounts in US dollars. Built-in test checkout: no money has moved.', 'F1', 9, 12)
  return pdfFile([drawn.join('\n')], letters)
}
