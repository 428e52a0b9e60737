import { describe, expect, it } from 'vitest'
import { read, sources } from './files.ts'

/** Files of the pure packages that hold prose although sentences belong to `sentences/`, and why. A folder ends with a slash. */
const allowed: Readonly<Record<string, string>> = {
  'tracking/src/sentences/': 'the patterns themselves',
  'tracking/src/snippets/': 'pages and comments that are written for a site, in the language of its plan',
  'tracking/src/simulate/cases/': 'cases of the simulator, run by tests: titles and the facts that they hold',
  'tracking/src/simulate/sandbox/': 'messages of JavaScript, which are English in browsers, too',
  'tracking/src/simulate/tests/record.ts': 'a comment in a file of tests',
  'tracking/src/simulate/tests/write.ts': 'a comment in a file of tests',
  'tracking/src/simulate/selector.ts': 'lists of the selectors of CSS',
  'tracking/src/customTemplates/': 'messages of sandboxed JavaScript, which are English in Tag Manager, too',
  'tracking/src/typed/': 'code that is written for developers',
  'tracking/src/plan/lexicon': 'words that the planner looks for, by language',
  'tracking/src/plan/catalogue': 'words that the planner looks for, by language',
  'tracking/src/plan/language.ts': 'words that the planner looks for, by language',
  'tracking/src/plan/compose.ts': 'names of concepts',
  'tracking/src/plan/patterns.ts': 'an error in the lexicon, which a test of it shows',
  'tracking/src/plan/examples.ts': 'values of examples',
  'tracking/src/plan/triggers.ts': 'a selector',
  'tracking/src/tagTypes/': 'lists of keys, and labels as Tag Manager has them in English',
  'tracking/src/gtm/keyOrder.ts': 'lists of keys',
  'tracking/src/gtm/paramKeys.ts': 'lists of keys',
  'tracking/src/gtm/typeFacts.ts': 'lists of types',
  'tracking/src/ga4/knownParameters.ts': 'lists of names',
  'tracking/src/ga4/recommended.ts': 'lists of names',
  'tracking/src/ga4/reserved.ts': 'lists of names',
  'tracking/src/audit/rules/duplicates.ts': 'lists of keys',
  'tracking/src/audit/rules/ga4Parameters.ts': 'lists of names',
  'tracking/src/audit/rules/html.ts': 'lists of hosts',
  'tracking/src/audit/sources.ts': 'where a rule is from',
  'tracking/src/container/consentTemplate.ts': 'the fields of a template, as they are shown in Tag Manager',
  'tracking/src/container/notes.ts': 'notes of tags, in the language of the plan',
  'tracking/src/container/tags.ts': 'notes of tags, written into the container',
  'tracking/src/gtm/unknownKeys.ts': 'lists of keys',
  'tracking/src/published/variables.ts': 'lists of keys',
  'tracking/src/siteCheck/consentScript.ts': 'texts of buttons that are looked for in pages',
  'tracking/src/siteCheck/guard.ts': 'an error of the caller, which no input can make',
  'tracking/src/codeScan/parse.ts': 'a parser’s own words, which are English',
  'tracking/src/codeScan/scanCode.ts': 'lists of names',
  'tracking/src/specification/pages.ts': 'a page for developers, in English as the code beside it',
  'tracking/src/wire/': 'answers to the clients of other products, which are English, and lists of keys',
  'domain/src/account/settings.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/analytics/door.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/analytics/traffic.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/automation/alertSchema.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/automation/conditionSchema.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/automation/door.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/marketplace/inputs.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/reports/dashboards.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/reports/exportInputs.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/reports/shareInputs.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/setup/containerInputs.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/setup/plan.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/analytics/reports.ts': 'refusals of inputs stay English; screens word them by code (decisions.md)',
  'domain/src/account/leakedPasswords.ts': 'a list of passwords',
  'insight/src/anomalies/detector.ts': 'errors of the caller, which stay English',
  'insight/src/anomalies/series.ts': 'errors of the caller, which stay English',
  'insight/src/bands.ts': 'errors of the caller, which stay English',
  'insight/src/comparisons/compareSegments.ts': 'errors of the caller, which stay English',
  'insight/src/events/': 'errors of the caller, which stay English',
  'insight/src/screenshot/readPixels.ts': 'errors of the caller, which stay English',
  'insight/src/triggers/rules.ts': 'errors of the caller, which stay English',
}

const root = 'packages/'

/** Texts of the source that read as prose: four words or more, with a blank between two in small letters. A set of words that is written in one text is a list. */
function proseIn(code: string): readonly string[] {
  const bare = code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$|\s\/\/ .*$/gm, '')
    .replace(/\b[a-z]+Set(?:<\w+>)?\([^()]*\)/g, '')
  return [...bare.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, 'X'))
    .filter((text) => (text.match(/[A-Za-z]{2,}/g) ?? []).length >= 4 && /[a-z] [a-z]/.test(text) && !/[{}=<>]/.test(text))
}

const files = sources.filter(
  (file) => /^packages\/(?:tracking|insight|domain)\/src\//.test(file) && !/\.(?:test|testing|sample)\.tsx?$|\/(?:testing|sample)\//.test(file),
)

describe('the pure packages have no language', () => {
  it('finds prose where it is', () => {
    expect(proseIn("throw new Error(`The ${place} has no name, so add one.`) // a note of four words\nsay('audit.unused.tag', { tag })")).toEqual([
      'The X has no name, so add one.',
    ])
  })

  it('says sentences by their code: prose is in the files that name why', () => {
    const found = files
      .filter((file) => !Object.keys(allowed).some((path) => file.startsWith(root + path)))
      .flatMap((file) => proseIn(read(file)).map((text) => `${file}: ${text}`))
    expect(found).toEqual([])
  })

  it('keeps no language, nor anything else that changes, beside the functions of a module', () => {
    expect(files.filter((file) => /^(?:export )?let /m.test(read(file)))).toEqual([])
  })

  it('allows no file without need', () => {
    const needless = Object.keys(allowed).filter((path) => !files.some((file) => file.startsWith(root + path) && proseIn(read(file)).length > 0))
    expect(needless).toEqual([])
  })
})
