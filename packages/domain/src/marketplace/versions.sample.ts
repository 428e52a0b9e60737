import { ago, on } from '../shell/sampleTime.ts'
import type { Branch, Commit, Version } from './versions.ts'

const templateId = 'template-shop-essentials'
const elena = 'Elena Fischer'
const sofia = 'Sofia Marchetti'
const status = 'Published'

/** Their downloads are the template's 512. */
export const versionsSample = [
  {
    id: 'version-1.2.1',
    templateId,
    version: '1.2.1',
    date: ago(6, 'days'),
    author: elena,
    status,
    downloads: 38,
    changes: ['The refund tag no longer fires when the order is cancelled before payment.'],
    type: 'patch',
  },
  {
    id: 'version-1.2.0',
    templateId,
    version: '1.2.0',
    date: on('2023-11-20'),
    author: sofia,
    status,
    downloads: 141,
    changes: ['Consent Mode v2 signals on every tag.', 'A trigger for one-page checkouts.'],
    type: 'minor',
  },
  {
    id: 'version-1.1.0',
    templateId,
    version: '1.1.0',
    date: on('2023-08-14'),
    author: elena,
    status,
    downloads: 126,
    changes: ['Promotion views and clicks.', 'Item lists carry their position.'],
    type: 'minor',
  },
  {
    id: 'version-1.0.0',
    templateId,
    version: '1.0.0',
    date: on('2023-06-05'),
    author: elena,
    status,
    downloads: 207,
    changes: ['All recommended e-commerce events from product list to refund.'],
    type: 'major',
  },
] satisfies Version[]

/** Newest first. */
export const commitsSample = [
  {
    id: 'commit-6',
    templateId,
    hash: 'e4b91c7',
    parent: '7d20fa3',
    message: 'Hold the refund tag back for cancelled orders',
    author: elena,
    date: ago(6, 'days'),
    branch: 'main',
  },
  {
    id: 'commit-5',
    templateId,
    hash: '7d20fa3',
    parent: 'b58e6d1',
    message: 'Add the one-page checkout trigger',
    author: sofia,
    date: on('2023-11-17'),
    branch: 'consent-mode-v2',
  },
  {
    id: 'commit-4',
    templateId,
    hash: 'b58e6d1',
    parent: '3ac7f92',
    message: 'Send consent signals with every tag',
    author: sofia,
    date: on('2023-11-06'),
    branch: 'consent-mode-v2',
  },
  {
    id: 'commit-3',
    templateId,
    hash: '3ac7f92',
    parent: '91d4e08',
    message: 'Measure promotions and list positions',
    author: elena,
    date: on('2023-08-11'),
    branch: 'main',
  },
  {
    id: 'commit-2',
    templateId,
    hash: 'c06f5b4',
    parent: '91d4e08',
    message: 'Keep Universal Analytics tags beside GA4',
    author: elena,
    date: on('2023-06-19'),
    branch: 'universal-analytics',
  },
  { id: 'commit-1', templateId, hash: '91d4e08', parent: null, message: 'All e-commerce events of GA4', author: elena, date: on('2023-06-02'), branch: 'main' },
] satisfies Commit[]

export const branchesSample = [
  { id: 'branch-main', templateId, name: 'main', lastCommit: 'e4b91c7', author: elena, date: ago(6, 'days'), commits: 3, status: 'active' },
  { id: 'branch-consent', templateId, name: 'consent-mode-v2', lastCommit: '7d20fa3', author: sofia, date: on('2023-11-17'), commits: 2, status: 'merged' },
  { id: 'branch-ua', templateId, name: 'universal-analytics', lastCommit: 'c06f5b4', author: elena, date: on('2023-06-19'), commits: 1, status: 'archived' },
] satisfies Branch[]
