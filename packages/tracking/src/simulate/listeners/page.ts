import type { HistoryChange, ScriptError } from '@tagmason/domain'
import { say } from '../../sentences/say.ts'
import { SentenceError } from '../../sentences/sentenceError.ts'
import { addressOf, withoutFragment } from '../address.ts'
import type { Runnable } from '../container.ts'
import { BrowserValue } from '../known.ts'
import type { Occurrence } from '../moment.ts'
import type { Page } from '../page.ts'
import { listeningOf, pushedFor, triggersOf } from './listening.ts'

/**
 * The address changes without a page load; everything after it sees the new one.
 * @throws Error where the address is none of the page's site.
 */
export const history = (container: Runnable, page: Page, step: HistoryChange, number: number): readonly Occurrence[] => {
  const old = page.url
  const url = addressOf(step.url, old.href)
  if (url === undefined || url.origin !== old.origin)
    throw new SentenceError(say('simulate.steps.otherSite', { step: number, address: JSON.stringify(step.url), origin: old.origin }))
  const state = page.historyState
  page.url = url
  page.historyState = step.state ?? null
  if (step.title !== undefined) page.title = step.title
  const message = {
    event: 'gtm.historyChange',
    'gtm.historyChangeSource': step.source ?? 'pushState',
    'gtm.oldUrlFragment': old.hash.replace('#', ''),
    'gtm.newUrlFragment': url.hash.replace('#', ''),
    'gtm.oldHistoryState': state,
    'gtm.newHistoryState': page.historyState,
    'gtm.oldUrl': withoutFragment(old.href),
    'gtm.newUrl': withoutFragment(url.href),
  }
  return pushedFor(message, listeningOf(page, triggersOf(container, 'HISTORY_CHANGE')))
}

const untold = () => new BrowserValue(say('simulate.listeners.scriptPlace'))

/** A script throws and nobody catches it. */
export const scriptError = (container: Runnable, page: Page, step: ScriptError): readonly Occurrence[] =>
  pushedFor(
    { event: 'gtm.pageError', 'gtm.errorMessage': step.message, 'gtm.errorUrl': step.url ?? untold(), 'gtm.errorLineNumber': step.line ?? untold() },
    listeningOf(page, triggersOf(container, 'JS_ERROR')),
  )
