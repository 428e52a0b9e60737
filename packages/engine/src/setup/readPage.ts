import { type ActInput, type FoundOnPage, mostElements, mostPageLetters, Refusal, type StoredAnalysis } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { fetchedPage } from './fetchedPage.ts'

/**
 * Reads the elements of a page before the act's turn comes: its HTML as pasted, or as this server gets it. Throws a `Refusal` of one sentence where there is no page, or
 * nobody can get it from here.
 */
export async function readPage(
  context: Context,
  input: ActInput<'screenshots.readPage'>,
): Promise<{ project: string; found: readonly FoundOnPage[]; page: NonNullable<StoredAnalysis['page']> } & Pick<StoredAnalysis, 'language'>> {
  const { project } = context.session
  const { html, address } = 'html' in input ? { html: input.html, address: undefined } : await fetchedPage(context, input.address)
  if (html.length > mostPageLetters)
    throw new Refusal(
      'invalid',
      `The page has more than ${mostPageLetters.toLocaleString('en')} characters: paste the part of its HTML that you want to measure.`,
      [{ path: 'address', message: 'tooLong' }],
    )
  // A parser of HTML weighs 47 KB after gzip: it is loaded by who reads a page.
  const { pageElements } = await import('./page/pageElements.ts')
  const { title, elements, left, ...written } = pageElements(html, mostElements, address ?? (await siteOf(context)))
  if (elements.length === 0)
    throw new Refusal(
      'invalid',
      address === undefined
        ? 'There are no buttons, fields, links or pictures in this HTML: copy that of the page as it is shown (in the browser’s tools: Elements, Copy outerHTML).'
        : 'The page has no buttons, fields, links or pictures before its scripts run: open it and paste its HTML, or upload a picture of it.',
      [{ path: address === undefined ? 'html' : 'address', message: 'nothingFound' }],
    )
  return { project, found: elements, ...written, page: { title, ...(address === undefined ? {} : { address }), ...(left === 0 ? {} : { left }) } }
}

/** The address of the project's site: links of a pasted page that leave it lead out. */
async function siteOf({ records, session }: Context): Promise<string | undefined> {
  const site = (await records.get('projects', session.project))?.website
  if (site === undefined || site === '') return undefined
  return /^https?:/i.test(site) ? site : `https://${site}/`
}
