import type { Brief } from '../brief.ts'
import { bank } from './bank.ts'
import { charity } from './charity.ts'
import { clinic } from './clinic.ts'
import { game } from './game.ts'
import { gym } from './gym.ts'
import { hotel } from './hotel.ts'
import { machineShop } from './machineShop.ts'
import { marketplace } from './marketplace.ts'
import { newspaper } from './newspaper.ts'
import { podcast } from './podcast.ts'
import { saas } from './saas.ts'
import { university } from './university.ts'

/** Twelve briefs, as people of twelve trades write them, in four languages. */
export const briefs: readonly Brief[] = [hotel, saas, podcast, clinic, university, marketplace, newspaper, charity, bank, machineShop, gym, game]
