import { jsonFlag } from './flags.ts'
import type { Usage } from './usage.ts'

export const planUsage = {
  forms: [['plan --goals TEXT | --goals-file FILE', 'makes a measurement plan and its files']],
  flags: {
    goals: { type: 'string', value: 'TEXT', says: 'the goals, in plain words' },
    'goals-file': { type: 'string', value: 'FILE', says: 'a file that they are in' },
    language: { type: 'string', value: 'CODE', oneOf: ['en', 'es', 'fr', 'de'], says: 'language of the goals: en, es, fr or de; recognised when left out' },
    'measurement-id': { type: 'string', value: 'G-...', says: 'GA4 measurement ID; a placeholder when left out' },
    consent: { type: 'string', value: 'MODE', oneOf: ['denied', 'none'], says: 'Consent Mode v2 default: denied or none; denied when left out' },
    site: { type: 'string', value: 'HOST', says: 'your own host, e.g. shop.example' },
    tags: {
      type: 'string',
      value: 'FILE',
      says: 'tags beside those of the plan, such as { type: awct, on: purchase, conversionId: 123, conversionLabel: abc }',
    },
    out: { type: 'string', value: 'DIR', says: 'writes plan.json, container.json, ga4.json, snippets.md, tests.yaml' },
    ask: { type: 'boolean', says: 'asks what words mean that can be measured in several ways, and about each event that the goals may also want' },
    answer: { type: 'string', value: 'ANSWERS', says: 'answers such questions without asking, e.g. q1=paid,q2=order' },
    take: { type: 'string', value: 'IDS', says: 'takes such suggestions without asking, e.g. s1,s3' },
    ...jsonFlag,
  },
  exit: { 0: 'the plan is made' },
} as const satisfies Usage
