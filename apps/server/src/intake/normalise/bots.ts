import { isbot } from 'isbot'
import type { internalTraffic, repeatedOrder } from '@tagmason/domain'
import type { ClientHints } from '../browserHeaders.ts'

/** Why an event counts in no figure: what is held to be a machine, the site's own people, and an order that came before (`arrange.ts`). Kept with the event, so that the verdict can be questioned and taken back. */
export type BotReason = 'no user agent' | 'headless browser' | 'crawler' | 'burst' | typeof internalTraffic | typeof repeatedOrder

const headless = /headless|phantomjs|puppeteer|playwright|selenium|webdriver|slimerjs/i

/** The verdict on a user agent; empty for people. What does too much in a second is told by `memory/bursts.ts`. */
export function botByAgent(userAgent: string, hints?: ClientHints): BotReason | '' {
  if (userAgent.trim() === '') return 'no user agent'
  if (headless.test(userAgent) || hints?.brands?.some(({ brand }) => headless.test(brand)) === true) return 'headless browser'
  return isbot(userAgent) ? 'crawler' : ''
}
