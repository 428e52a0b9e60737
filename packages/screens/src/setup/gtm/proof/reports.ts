import {
  type ConsentCheck,
  type ContainerEffect,
  type DataFlows,
  type DeploymentProof,
  type EffectKind,
  type FindingsReport,
  type ReportEntry,
  type ReportForm,
  type SentText,
  type TagConsent,
  type TagExplanation,
  type TestStrength,
  writeReport,
} from '@tagmason/domain'
import { deploymentReport, explainReport, visitLine } from './firingReports.ts'
import type { ProofText } from './text.ts'

/** What a screen found, and the file that it is about. */
export type Exported = { readonly file: string } & (
  | { readonly kind: 'effect'; readonly found: ContainerEffect }
  | { readonly kind: 'consent'; readonly found: ConsentCheck }
  | { readonly kind: 'data-flows'; readonly found: DataFlows }
  | { readonly kind: 'tests'; readonly found: TestStrength }
  | { readonly kind: 'explain'; readonly found: TagExplanation; readonly tag: string }
  /** `title` is all of it in one line, `label` what a test that fails is called. */
  | { readonly kind: 'deployment'; readonly found: DeploymentProof; readonly title: string; readonly label: string }
)

/** What a screen found in one form, in the member's language. */
export const exported = (of: Exported, text: ProofText, form: ReportForm): string => writeReport(reportOf(of, text), form, text.frame)

function reportOf(of: Exported, text: ProofText): FindingsReport {
  switch (of.kind) {
    case 'effect':
      return effectReport(of.found, text, of.file)
    case 'consent':
      return consentReport(of.found, text, of.file)
    case 'data-flows':
      return flowsReport(of.found, text, of.file)
    case 'tests':
      return strengthReport(of.found, text, of.file)
    case 'explain':
      return explainReport(of.found, of.tag, text, of.file)
    case 'deployment':
      return deploymentReport(of.found, of, text)
  }
}

const effectLevels: Record<EffectKind, ReportEntry['level']> = { lost: 'error', unknown: 'error', doubled: 'warning', changed: 'warning', gained: 'note' }

function effectReport(effect: ContainerEffect, text: ProofText, file: string): FindingsReport {
  const { effect: own } = text
  const sent = (value: SentText) => (typeof value === 'object' ? value.text : value === 'none' ? own.nothing : own.onlyBrowser)
  const entries = effect.changes.map(({ kind, label, on, parameters, consent, visit }): ReportEntry => ({
    code: kind,
    level: effectLevels[kind],
    label: own.kinds[kind],
    name: label,
    message: on.before !== '' && on.after !== '' && on.before !== on.after ? own.moved(on.before, on.after) : own.on(on.after === '' ? on.before : on.after),
    details: [
      ...parameters.map(({ key, before, after }) => `${key}: ${sent(before)} → ${sent(after)}`),
      ...consent.map(({ type, before, after }) => `${own.consent(type)}: ${own.states[before]} → ${own.states[after]}`),
      ...visitLine(text, visit),
    ],
  }))
  const title = entries.length === 0 ? own.noneDetail(effect.visits) : own.compared(effect.visits)
  return { command: 'effect', file, title, entries, data: effect }
}

const consentLevels: Record<TagConsent['verdict'], ReportEntry['level']> = { broken: 'error', unknown: 'warning', proven: 'pass' }

function consentReport(check: ConsentCheck, text: ProofText, file: string): FindingsReport {
  const { consent: own } = text
  const entries = check.tags.map(({ tag, verdict, code, types, orders, setters, visit }): ReportEntry => ({
    code,
    level: consentLevels[verdict],
    label: own.verdicts[verdict],
    name: tag,
    message: own.codes[code](types.join(', '), setters.join(', ')),
    details: [...(orders.length === 0 ? [] : [own.when(orders.map((order) => own.orders[order]).join('; '))]), ...visitLine(text, visit)],
  }))
  const { broken, unknown } = check.counts
  return { command: 'consent prove', file, title: broken + unknown === 0 ? own.allDetail(check.visits) : own.told(check.visits), entries, data: check }
}

function flowsReport(found: DataFlows, text: ProofText, file: string): FindingsReport {
  const { flows: own } = text
  const flows = found.flows.map(({ source, key, personal, tag, on, parameter, form, automatic, visit }): ReportEntry => ({
    code: automatic ? 'automatic' : personal ? 'personal' : 'other',
    level: automatic ? 'warning' : personal ? 'error' : 'note',
    label: personal ? own.personal : own.forms[form],
    name: tag,
    message: `${own.sources[source]} ${key} → ${parameter} (${own.forms[form]}, ${text.effect.on(on)})`,
    details: visitLine(text, visit),
  }))
  const open = found.open.map(({ tag, parameter }): ReportEntry => ({
    code: 'open',
    level: 'note',
    label: text.effect.onlyBrowser,
    name: tag,
    message: parameter === '' ? own.codeOf(tag) : own.valueOf(parameter, tag),
    details: [],
  }))
  return {
    command: 'taint',
    file,
    title: found.personal === 0 ? own.noneDetail(found.visits) : own.told(found.visits),
    entries: [...flows, ...open],
    data: found,
  }
}

function strengthReport(strength: TestStrength, text: ProofText, file: string): FindingsReport {
  const { strength: own } = text
  const { killed, survived, equivalent, survivors } = strength
  const entries = survivors.map((survivor): ReportEntry => ({
    code: survivor.code,
    level: 'error',
    label: own.faults[survivor.code](survivor),
    name: survivor.name,
    message: `${own.lacks} · ${own.step(survivor.step, survivor.test)}`,
    details: [survivor.expect === '' ? own.none : survivor.expect, ...visitLine(text, survivor.visit)],
  }))
  const title = `${own.told(killed + survived + equivalent)} ${survived === 0 ? own.allDetail : own.survivors(survived)}`
  return { command: 'mutate', file, title, entries, data: strength }
}
