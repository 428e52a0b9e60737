import type { Level } from './levels.ts'
import { slugOf } from './slug.ts'
import type { VideoCategory, VideoTutorial } from './tutorials.ts'

type Row = readonly [title: string, description: string, minutes: number, views: number, rating: number, level: Level]

const drawings = { Setup: 'plan', Tracking: 'tags', Privacy: 'shield', Reports: 'chart', Automation: 'flow', Developers: 'code' } as const

const films = {
  Setup: [
    'Hannah Weiss',
    [
      ['From goals to a measurement plan', 'Three goals, nine events, ten minutes.', 10, 322, 4.9, 'Beginner'],
      ['Your first container, imported', 'Choose merge, rename conflicts, preview.', 8, 316, 4.7, 'Beginner'],
      ['Place the snippets', 'Head, body, and the order that consent needs.', 7, 281, 4.8, 'Beginner'],
      ['Connect a GA4 property', 'Streams, measurement ids and a first hit.', 6, 298, 4.6, 'Beginner'],
      ['Analyze a screenshot', 'Find what on a page is worth measuring.', 5, 274, 4.5, 'Beginner'],
      ['Set up a shop in one sitting', 'From product list to refund.', 22, 203, 4.8, 'Intermediate'],
      ['Several sites, one plan', 'Share events across brands and languages.', 16, 121, 4.4, 'Advanced'],
    ],
  ],
  Tracking: [
    'Noah van Dijk',
    [
      ['What an event is', 'Names, parameters and when to add one.', 6, 297, 4.8, 'Beginner'],
      ['Click, link and form triggers', 'Which to choose, and the conditions that keep them apart.', 11, 219, 4.7, 'Beginner'],
      ['The data layer explained', 'Push, read, and why order matters.', 13, 194, 4.9, 'Intermediate'],
      ['Custom dimensions that earn their place', 'Fifty is fewer than it sounds.', 9, 176, 4.6, 'Intermediate'],
      ['E-commerce items and values', 'Currencies, discounts and quantities.', 17, 188, 4.7, 'Intermediate'],
      ['Single-page apps', 'History changes and virtual page views.', 14, 142, 4.5, 'Advanced'],
      ['Events that fire twice', 'Find the second tag and stop it.', 12, 165, 4.8, 'Advanced'],
      ['Scroll, visibility and video', 'Engagement without noise.', 10, 157, 4.3, 'Intermediate'],
    ],
  ],
  Privacy: [
    'Leila Haddad',
    [
      ['Consent Mode v2', 'Four signals and what each changes.', 12, 183, 4.9, 'Intermediate'],
      ['Test consent with the network panel', 'See what leaves the page before and after.', 15, 138, 4.8, 'Advanced'],
      ['Personal data in addresses', 'Find it, cut it, keep it out.', 8, 151, 4.6, 'Beginner'],
      ['Retention and deletion', 'How long to keep what.', 7, 97, 4.2, 'Beginner'],
      ['Banners that tell the truth', 'Wording, choices and withdrawal.', 9, 112, 4.5, 'Beginner'],
      ['Server-side and consent', 'What moves, and what does not.', 18, 84, 4.4, 'Advanced'],
    ],
  ],
  Reports: [
    'Emma Laurent',
    [
      ['Build a dashboard', 'Four widgets that answer one question.', 9, 231, 4.6, 'Beginner'],
      ['Read a funnel', 'Rates, drop-off and where to look first.', 8, 217, 4.8, 'Beginner'],
      ['Compare periods fairly', 'Seasons, weekdays and holidays.', 11, 134, 4.5, 'Intermediate'],
      ['Share and schedule', 'Links, addresses and time zones.', 6, 149, 4.4, 'Beginner'],
      ['Attribution in plain words', 'Five models and one order.', 19, 126, 4.7, 'Advanced'],
      ['Cohorts and retention', 'Who comes back, and when.', 13, 108, 4.6, 'Intermediate'],
      ['Export to a spreadsheet', 'Formats, ranges and large files.', 5, 162, 4.3, 'Beginner'],
    ],
  ],
  Automation: [
    'Daniel Okafor',
    [
      ['Your first workflow', 'One trigger, two actions, one log.', 8, 174, 4.6, 'Beginner'],
      ['Alerts people do not mute', 'Bands, quiet hours and channels.', 10, 143, 4.7, 'Intermediate'],
      ['Follow up idle carts', 'From trigger to audience to e-mail.', 12, 131, 4.5, 'Intermediate'],
      ['Return conversions to ad platforms', 'Values, windows and duplicates.', 16, 118, 4.6, 'Advanced'],
      ['Let issues fix themselves', 'What auto-fix does and how to undo it.', 9, 102, 4.4, 'Intermediate'],
      ['Forecasts you can check', 'Train, back-test and decide.', 17, 79, 4.5, 'Advanced'],
    ],
  ],
  Developers: [
    'Inês Carvalho',
    [
      ['Send events from a server', 'Keys, retries and time stamps.', 14, 119, 4.7, 'Advanced'],
      ['Query the API', 'Dimensions, limits and paging.', 12, 127, 4.6, 'Intermediate'],
      ['Webhooks with signatures', 'Verify, answer fast, work later.', 10, 96, 4.8, 'Advanced'],
      ['Containers in code review', 'Readable differences and a check that fails.', 15, 88, 4.9, 'Advanced'],
      ['The command line', 'Plan, validate and compare from a terminal.', 11, 93, 4.7, 'Intermediate'],
      ['Type the data layer', 'Let the compiler know your events.', 13, 81, 4.6, 'Advanced'],
      ['Simulate a container', 'See what fires without a browser.', 16, 74, 4.8, 'Advanced'],
      ['A plan as the source of truth', 'Generate, publish and compare.', 18, 68, 4.5, 'Advanced'],
    ],
  ],
} as const satisfies Record<VideoCategory, readonly [instructor: string, rows: readonly Row[]]>

const categories = ['Setup', 'Tracking', 'Privacy', 'Reports', 'Automation', 'Developers'] as const satisfies readonly VideoCategory[]

/** 42 films, watched for 1.2k hours in all. */
export const videosSample: VideoTutorial[] = categories
  .flatMap((category) => {
    const [instructor, rows] = films[category]
    return rows.map(([title, description, duration, views, rating, level]) => ({
      title,
      description,
      duration,
      views,
      rating,
      level,
      category,
      thumbnail: drawings[category],
      instructor,
    }))
  })
  .map((video) => ({ id: slugOf(video.title), ...video }))
