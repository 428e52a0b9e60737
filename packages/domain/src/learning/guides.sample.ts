import type { Level } from './levels.ts'
import { slugOf } from './slug.ts'
import type { CodeExample, InteractiveGuide, WrittenGuide } from './tutorials.ts'

type GuideRow = readonly [title: string, description: string, minutes: number, steps: number, completionRate: number, level: Level]

const guideRows: GuideRow[] = [
  ['Describe your goals', 'Write three goals and read the plan.', 6, 5, 91, 'Beginner'],
  ['Change a plan', 'Rename, switch off and add events.', 8, 7, 84, 'Beginner'],
  ['Download and import', 'Take the container into Tag Manager.', 7, 6, 88, 'Beginner'],
  ['Check before you publish', 'Read findings and fix two of them.', 10, 8, 76, 'Intermediate'],
  ['Analyze a screenshot', 'Turn buttons into events.', 5, 5, 89, 'Beginner'],
  ['Connect a container', 'From pending to connected.', 6, 5, 82, 'Beginner'],
  ['Set up a goal', 'Event, target and period.', 5, 4, 86, 'Beginner'],
  ['Find the leak in a funnel', 'Six steps, one of them broken.', 12, 9, 71, 'Intermediate'],
  ['Look into an anomaly', 'From alarm to cause.', 11, 8, 68, 'Intermediate'],
  ['Build a dashboard', 'Four widgets on an empty grid.', 9, 8, 79, 'Beginner'],
  ['Schedule a report', 'Who gets what, and when.', 6, 6, 85, 'Beginner'],
  ['Share with a link', 'Access, expiry and revocation.', 5, 5, 87, 'Beginner'],
  ['Automate a follow-up', 'Trigger, condition, action, test.', 14, 10, 63, 'Intermediate'],
  ['Tune an alert', 'Less noise without losing the alarm.', 10, 7, 66, 'Intermediate'],
  ['Merge a branch of a template', 'Compare, resolve, publish.', 13, 9, 57, 'Advanced'],
  ['Test consent end to end', 'Deny, agree, withdraw, look.', 15, 11, 59, 'Advanced'],
  ['Send events from a server', 'A key, a request, a check.', 16, 10, 52, 'Advanced'],
  ['Verify a webhook', 'Signatures, retries and replays.', 12, 8, 54, 'Advanced'],
]

/** 18. */
export const guidesSample = guideRows.map(([title, description, duration, steps, completionRate, level]): InteractiveGuide => ({
  id: slugOf(title),
  title,
  description,
  duration,
  steps,
  completionRate,
  level,
}))

type CodeRow = readonly [title: string, description: string, language: string, difficulty: Level, downloads: number]

const codeRows: CodeRow[] = [
  ['Push an event', 'The smallest data layer push that works.', 'JavaScript', 'Beginner', 2_314],
  ['Consent default and update', 'Deny first, update when people agree.', 'JavaScript', 'Intermediate', 1_987],
  ['Purchase with items', 'Everything that GA4 wants to know of an order.', 'JavaScript', 'Intermediate', 1_842],
  ['Typed data layer', 'Event names and parameters that the compiler checks.', 'TypeScript', 'Advanced', 1_126],
  ['React page views', 'One hook for route changes.', 'TypeScript', 'Intermediate', 1_468],
  ['Vue page views', 'A router guard that waits for the title.', 'TypeScript', 'Intermediate', 702],
  ['Next.js snippets', 'Where head and body go in an app router.', 'TypeScript', 'Intermediate', 1_215],
  ['Form without personal data', 'Counts submissions and forgets what was typed.', 'JavaScript', 'Beginner', 938],
  ['Scroll depth', 'Four marks, each once.', 'JavaScript', 'Beginner', 864],
  ['Video progress', 'Start, quarters and end of an HTML video.', 'JavaScript', 'Intermediate', 611],
  ['Outbound links', 'Tell partners from the rest.', 'JavaScript', 'Beginner', 577],
  ['Send events from Node', 'Retries, time stamps and batches.', 'TypeScript', 'Advanced', 823],
  ['Send events from Python', 'A small client without dependencies.', 'Python', 'Advanced', 947],
  ['Send events from PHP', 'After the order is paid.', 'PHP', 'Advanced', 688],
  ['Send events from Go', 'A buffered sender.', 'Go', 'Advanced', 342],
  ['Verify a webhook in Node', 'Compare signatures in constant time.', 'TypeScript', 'Advanced', 516],
  ['Verify a webhook in Python', 'The same with the standard library.', 'Python', 'Advanced', 404],
  ['Query events with curl', 'Three questions on one line each.', 'Shell', 'Beginner', 731],
  ['Validate a container in a pipeline', 'Fails the build on an error.', 'YAML', 'Advanced', 689],
  ['Compare two containers', 'What was added, changed and removed.', 'Shell', 'Intermediate', 452],
  ['Sessions in BigQuery', 'Entrances, exits and lengths.', 'SQL', 'Advanced', 1_034],
  ['Funnel in BigQuery', 'Ordered steps in one window.', 'SQL', 'Advanced', 978],
  ['Orders without duplicates', 'First per transaction id.', 'SQL', 'Intermediate', 856],
  ['Shopify order to data layer', 'On the thank-you page.', 'Liquid', 'Intermediate', 793],
  ['WooCommerce order to data layer', 'A hook for the theme.', 'PHP', 'Intermediate', 645],
]

/** 25. */
export const codeExamplesSample = codeRows.map(([title, description, language, difficulty, downloads]): CodeExample => ({
  id: slugOf(title),
  title,
  description,
  language,
  difficulty,
  downloads,
}))

/** 12. */
export const writtenGuidesSample = [
  {
    id: 'measurement-plan-workbook',
    title: 'Measurement Plan Workbook',
    description: 'Questions, events and owners, to fill in together.',
    readTime: 3,
    format: 'PDF',
    downloads: 3_204,
  },
  { id: 'naming-guide', title: 'Naming Guide', description: 'Events, parameters, tags and triggers.', readTime: 2, format: 'Guide', downloads: 2_687 },
  {
    id: 'consent-mode-step-by-step',
    title: 'Consent Mode, Step by Step',
    description: 'From banner to proof.',
    readTime: 3,
    format: 'Guide',
    downloads: 2_419,
  },
  {
    id: 'e-commerce-events-reference',
    title: 'E-commerce Events Reference',
    description: 'Every event with its parameters.',
    readTime: 2,
    format: 'PDF',
    downloads: 1_953,
  },
  {
    id: 'why-figures-differ',
    title: 'Why Figures Differ',
    description: 'Shop, ads and analytics never agree. Here is why.',
    readTime: 3,
    format: 'Article',
    downloads: 1_768,
  },
  { id: 'migrate-to-ga4', title: 'Migrate to GA4', description: 'What to carry over and what to leave.', readTime: 3, format: 'PDF', downloads: 1_641 },
  {
    id: 'reviewing-a-container',
    title: 'Reviewing a Container',
    description: 'Twelve questions before you publish.',
    readTime: 2,
    format: 'Article',
    downloads: 1_322,
  },
  {
    id: 'server-side-tagging-cost-and-gain',
    title: 'Server-side Tagging: Cost and Gain',
    description: 'A sober calculation.',
    readTime: 2,
    format: 'Article',
    downloads: 987,
  },
  {
    id: 'data-layer-for-developers',
    title: 'Data Layer for Developers',
    description: 'A contract between site and tags.',
    readTime: 3,
    format: 'Guide',
    downloads: 1_204,
  },
  {
    id: 'attribution-explained',
    title: 'Attribution Explained',
    description: 'Five models and their blind spots.',
    readTime: 3,
    format: 'Article',
    downloads: 846,
  },
  {
    id: 'dashboards-that-are-read',
    title: 'Dashboards That Are Read',
    description: 'Fewer figures, better questions.',
    readTime: 2,
    format: 'Article',
    downloads: 913,
  },
  { id: 'security-checklist', title: 'Security Checklist', description: 'Keys, roles, sessions and logs.', readTime: 2, format: 'PDF', downloads: 578 },
] satisfies WrittenGuide[]
