import { join } from 'node:path'
import { pictureStore } from './store.ts'

/** Where the review keeps its things. */
const root = join(import.meta.dirname, '../..')

export const places = {
  root,
  pictures: join(root, '.storybook/pictures'),
  signoff: join(root, '.storybook/pictures/signoff.json'),
  coverage: join(root, '.storybook/coverage.json'),
  required: join(root, '.storybook/required.json'),
  reports: join(root, 'reports/pictures'),
  /** Held while pictures are taken, judged or accepted; beside the reports, which each run begins by removing. */
  lock: join(root, 'reports/pictures.lock'),
  results: join(root, 'reports/pictures/results.jsonl'),
  /** What Vitest says of a part of this run. */
  part: (number: number) => join(root, `reports/pictures/vitest.${number}.json`),
  allActual: join(root, 'reports/pictures/actual'),
  /** A picture of this run that is not the accepted one. */
  actual: (story: string, mode: string) => join(root, 'reports/pictures/actual', `${story}.${mode}.png`),
  /** Those of runs again and again, in a folder for each run. */
  steady: join(root, 'reports/steady'),
  /** What those runs have found so far. */
  tally: join(root, 'reports/steady/tally.json'),
}

export const store = pictureStore(places.pictures)
