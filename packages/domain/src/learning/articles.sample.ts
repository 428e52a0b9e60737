import { on } from '../shell/sampleTime.ts'
import type { DocumentationCategory, HelpArticle, Update } from './articles.ts'
import type { Level } from './levels.ts'

export const categoriesSample = [
  { id: 'getting-started', title: 'Getting Started', description: 'Your first plan, container and figures.', color: 1, icon: 'rocket' },
  { id: 'tracking', title: 'Tracking', description: 'Events, parameters, triggers and the data layer.', color: 2, icon: 'crosshair' },
  { id: 'privacy', title: 'Privacy and Consent', description: 'Measure what people agree to.', color: 3, icon: 'shield' },
  { id: 'reports', title: 'Reports and Dashboards', description: 'Build, share and schedule what others read.', color: 4, icon: 'bar-chart' },
  { id: 'developers', title: 'Developers', description: 'The API, webhooks and the command line.', color: 5, icon: 'code' },
] satisfies DocumentationCategory[]

let count = 0
const article = (
  category: string,
  title: string,
  description: string,
  readTime: number,
  difficulty: Level,
  rating: number,
  views: number,
  author: string,
  featured = false,
): HelpArticle => ({ id: `article-${++count}`, category, title, description, readTime, difficulty, rating, views, author, featured })

export const articlesSample = [
  article('getting-started', 'Write goals that can be measured', 'What makes a sentence turn into events.', 4, 'Beginner', 4.8, 12_480, 'Hannah Weiss', true),
  article('getting-started', 'Install the snippets', 'Where each one goes, and how to see that it works.', 6, 'Beginner', 4.7, 10_932, 'Oliver Grant'),
  article('getting-started', 'Import the container', 'Merge or overwrite, and what happens to what you have.', 5, 'Beginner', 4.6, 9_641, 'Priya Raman'),
  article(
    'tracking',
    'Name events so that reports stay readable',
    'One verb, one object, and parameters for the rest.',
    7,
    'Intermediate',
    4.9,
    8_217,
    'Priya Raman',
    true,
  ),
  article('tracking', 'The data layer, from page to tag', 'What is pushed when, and who reads it.', 11, 'Intermediate', 4.7, 7_350, 'Noah van Dijk'),
  article('tracking', 'E-commerce events without gaps', 'Items, values and currencies that GA4 accepts.', 14, 'Advanced', 4.8, 6_904, 'Lucas Ferreira'),
  article('tracking', 'Triggers that fire once', 'Why events arrive twice, and six ways to stop it.', 9, 'Advanced', 4.5, 5_118, 'Noah van Dijk'),
  article('privacy', 'Consent Mode in ten minutes', 'Defaults, updates and the order of the snippets.', 10, 'Intermediate', 4.9, 9_876, 'Leila Haddad', true),
  article('privacy', 'Keep personal data out', 'Addresses, forms and search terms that should not be collected.', 8, 'Beginner', 4.6, 4_402, 'Leila Haddad'),
  article('reports', 'Build your first dashboard', 'Four widgets that answer one question.', 6, 'Beginner', 4.4, 5_730, 'Emma Laurent'),
  article('reports', 'Read a funnel', 'Rates, drop-off and the step that is worth your time.', 8, 'Intermediate', 4.7, 4_985, 'Yuki Tanaka'),
  article('reports', 'Share without giving everything away', 'Links, access and what each role can see.', 5, 'Beginner', 4.3, 2_614, 'Emma Laurent'),
  article('developers', 'Authenticate with an API key', 'Bearer keys, scopes and rate-limit headers.', 5, 'Intermediate', 4.6, 3_877, 'Marcus Bell'),
  article('developers', 'Verify webhook signatures', 'Check who sent it before you believe it.', 9, 'Advanced', 4.5, 2_148, 'Marcus Bell'),
  article('developers', 'Validate containers in your pipeline', 'Stop a broken container before it is published.', 12, 'Advanced', 4.8, 1_963, 'Inês Carvalho'),
] satisfies HelpArticle[]

/** Newest first. */
export const updatesSample = [
  { id: 'update-1', title: 'Screenshot analysis finds form fields', date: on('2024-01-18'), type: 'New' },
  { id: 'update-2', title: 'Container validation explains every finding', date: on('2024-01-11'), type: 'Improved' },
  { id: 'update-3', title: 'Scheduled reports keep the account’s time zone in summer', date: on('2024-01-04'), type: 'Fixed' },
  { id: 'update-4', title: 'Goals can be written in Spanish, French and German', date: on('2023-12-14'), type: 'New' },
] satisfies Update[]
