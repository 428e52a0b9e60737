import type { Sentences } from '../say.ts'
import { audit } from './audit.ts'
import { changes } from './changes.ts'
import { files } from './files.ts'
import { ga4 } from './ga4.ts'
import { proofs } from './proofs.ts'
import { published } from './published.ts'
import { reading } from './reading.ts'
import { recordings } from './recordings.ts'
import { reports } from './reports.ts'
import { simulation } from './simulation.ts'
import { site } from './site.ts'
import { visits } from './visits.ts'

export const sentences: Sentences = {
  ...audit,
  ...changes,
  ...files,
  ...ga4,
  ...proofs,
  ...published,
  ...reading,
  ...recordings,
  ...reports,
  ...simulation,
  ...site,
  ...visits,
}
