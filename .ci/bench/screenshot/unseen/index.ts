import { backOffice, courses, lineForm, mailbox, manual } from './desks.ts'
import { flights, nightPrices, pocketShop, recipes } from './offers.ts'
import type { UnseenFamily } from './page.ts'
import { forum, museum, newspaper, office } from './public.ts'

/** Families of pages for the test, with the width of their window. No tree is trained on them, no threshold chosen by them. */
export const unseenFamilies: Readonly<Record<string, { draw: UnseenFamily; width: number }>> = {
  office: { draw: office, width: 1280 },
  museum: { draw: museum, width: 1440 },
  newspaper: { draw: newspaper, width: 1280 },
  forum: { draw: forum, width: 1100 },
  flights: { draw: flights, width: 1366 },
  pocketShop: { draw: pocketShop, width: 390 },
  nightPrices: { draw: nightPrices, width: 1280 },
  recipes: { draw: recipes, width: 1280 },
  backOffice: { draw: backOffice, width: 1366 },
  mailbox: { draw: mailbox, width: 1280 },
  courses: { draw: courses, width: 1200 },
  lineForm: { draw: lineForm, width: 820 },
  manual: { draw: manual, width: 1366 },
}
