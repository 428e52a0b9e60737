import type { Kit } from '../kit.ts'
import { controls, ledger, overview, profile } from './consoles.ts'
import { gate, panels, plainSide, shelf } from './entries.ts'
import { choices, facts, headlines, indexes, month, notices, overlay, stage, steps, stream, talk } from './further.ts'
import { opening, vita, weblog, works } from './openings.ts'
import { article, docs, journal, questions, results, team } from './reading.ts'
import { basket, landing, prices, product, shop, turns } from './selling.ts'
import { boards, checkout, contact, dashboard, entrance, rows, settings } from './working.ts'

/** Families of pages that the trees are trained on, each drawn with looks by chance. None of them is ever tested with. */
export const seenFamilies: Readonly<Record<string, (kit: Kit) => string>> = {
  shop,
  product,
  basket,
  landing,
  turns,
  prices,
  docs,
  article,
  journal,
  results,
  questions,
  team,
  dashboard,
  rows,
  boards,
  settings,
  contact,
  entrance,
  checkout,
  stream,
  facts,
  notices,
  talk,
  month,
  headlines,
  indexes,
  steps,
  overlay,
  stage,
  choices,
  overview,
  controls,
  ledger,
  profile,
  opening,
  vita,
  weblog,
  works,
  gate,
  shelf,
  panels,
  plainSide,
}
