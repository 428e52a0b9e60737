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

/** English: the patterns that the codes of `say` are checked against. */
export const sentences = {
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
} as const
