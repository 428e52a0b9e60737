import type { Step } from '@tagmason/domain'
import type { ContainerFile } from '../../gtm/index.ts'

/** Where a rule is written down, in our own words. D: Google's own documentation or code; S: second-hand, or issue 8 for what only a simulator has. */
export interface Source {
  readonly where: string
  readonly says: string
  readonly mark: 'D' | 'S'
}

/** What one step has to lead to. Tags that are not listed in `fired` must not have fired. */
export interface Expected {
  readonly fired: readonly string[]
  /** Nothing is documented of the order, so only the set counts. */
  readonly anyOrder?: true
  readonly notFired?: readonly string[]
  readonly unknown?: readonly string[]
  /** By tag and key of the parameter, for the last time it fired in the step; an expression is matched against the value as text. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** What the reason of a tag that did not fire, or is unknown, has to say. */
  readonly because?: Readonly<Record<string, RegExp>>
}

/** One documented rule, as a container, a visit and what it leads to. */
export interface Case {
  readonly name: string
  readonly source: Source
  readonly container: ContainerFile
  readonly steps: readonly Step[]
  /** One entry a step. */
  readonly expect: readonly Expected[]
  /** The present, where the rule is about time; a seed, where it is about chance. */
  readonly options?: { readonly now?: number; readonly seed?: number }
}

const cite =
  (where: string, mark: Source['mark']) =>
  (says: string): Source => ({ where, says, mark })
const help = (answer: number) => cite(`support.google.com/tagmanager/answer/${answer}`, 'D')
const guide = (page: string) => cite(`developers.google.com/${page}`, 'D')
const ahava = (page: string) => cite(`simoahava.com/${page}`, 'S')

/**
 * The pages and code that the table is written from. Stored copies were read in November 2026, but for `clicks`, `ecommerce` and `variableGuide`,
 * and the body of `consent` and `triggerGuide`: those are remembered, and the first to check against the live page.
 */
export const from = {
  pageViews: help(7679319),
  triggers: help(6106961),
  customEvent: help(7679219),
  forms: help(7679217),
  scroll: help(7679218),
  history: help(7679322),
  video: help(7679325),
  visibility: help(7679410),
  errors: help(7679411),
  clicks: help(7679320),
  groups: help(9164222),
  builtIns: help(7182738),
  variables: help(7683362),
  firing: help(6279951),
  priority: help(2772421),
  sequence: help(6238868),
  dataLayerHelp: help(6164391),
  consentHelp: help(10718549),
  configSettings: help(13438166),
  eventSettings: help(13438771),
  dataLayer: guide('tag-platform/tag-manager/datalayer'),
  consent: guide('tag-platform/security/guides/consent'),
  consentApi: guide('tag-platform/tag-manager/templates/api#isconsentgranted'),
  ecommerce: guide('analytics/devguides/collection/ga4/ecommerce'),
  triggerApi: guide('tag-platform/tag-manager/api/reference/rest/v2/accounts.containers.workspaces.triggers'),
  tagApi: guide('tag-platform/tag-manager/api/reference/rest/v2/accounts.containers.workspaces.tags'),
  variableApi: guide('tag-platform/tag-manager/api/reference/rest/v2/accounts.containers.workspaces.variables'),
  variableDictionary: guide('tag-platform/tag-manager/api/v2/variable-dictionary-reference'),
  helper: cite('github.com/google/data-layer-helper, README', 'D'),
  versions: ahava('gtm-tips/data-layer-variable-versions-explained'),
  exceptions: ahava('gtm-tips/block-your-tags-with-trigger-exceptions'),
  timer: ahava('gtm-tips/timer-trigger'),
  triggerGuide: ahava('analytics/trigger-guide-google-tag-manager'),
  variableGuide: ahava('analytics/variable-guide-google-tag-manager'),
  consentGuide: ahava('analytics/consent-settings-google-tag-manager'),
  regexTable: cite('ichdata.com/regular-expression-tables-in-google-tag-manager (the help page, translated)', 'S'),
  urlVariable: cite('collectlo.com/aman-singh/what-is-url-variable-in-google-tag-manager', 'S'),
  sequenceGuide: cite('periscopix.co.uk/blog/gtm-tag-sequencing-keep-it-sequenced-keep-it-safe', 'S'),
  lifecycle: cite('trackfunnels.com/window-loaded-container-loaded-dom-ready-gtm-triggers', 'S'),
  spa: cite('taggingdocs.com/client-side/triggers/history-change-triggers', 'S'),
  measured: cite('Tagmason, facts/gtm-and-ga4.md (measured on genuine containers)', 'S'),
  engine: (kind: number, says: string): Source => cite(`Google's runtime, run in Chromium: facts/gtm/engine-behaviour.md ${kind}`, 'D')(says),
  selectors: cite('w3.org/TR/selectors-4', 'D'),
  issue: cite('Tagmason, issue 8', 'S'),
}
