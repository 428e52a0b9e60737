import type { Language } from '../setup/planTerms.ts'

/** A place in a file, both numbers from 1. */
export interface FilePlace {
  readonly line: number
  readonly column: number
}

/** The forms that a report can be written in. */
export const reportForms = ['text', 'json', 'markdown', 'html', 'sarif', 'junit'] as const
export type ReportForm = (typeof reportForms)[number]

/** One finding of a report: in words, or in what becomes words. */
export interface ReportEntry<Text = string> {
  /** What kind of finding it is, such as `lost` or `beforeDefault`: the rule of SARIF. */
  readonly code: string
  /** `error` makes the command fail; `pass` is what was looked at and is well. */
  readonly level: 'error' | 'warning' | 'note' | 'pass'
  /** What people call the code. */
  readonly label: Text
  /** What it is about, such as the name of a tag. */
  readonly name: Text
  /** One sentence or line; empty where label and name say all. */
  readonly message: Text
  readonly details: readonly Text[]
  /** Where it stands in the file, where that is known. */
  readonly place?: FilePlace | undefined
}

/** What a written report needs beside its findings. */
export interface ReportFrame {
  /** Of the headings and of what was found: HTML says it. */
  readonly language: Language
  /** What the columns are called: the kind of finding, what it is about, and why. */
  readonly columns: readonly [finding: string, what: string, why: string]
  /** Of the engine, which SARIF names. */
  readonly version?: string | undefined
}

/** What a command found, in the one shape that all forms are written from. */
export interface FindingsReport<Text = string> {
  /** Such as `effect`. */
  readonly command: string
  /** The file that it is about. */
  readonly file: string
  /** All of it in one line. */
  readonly title: Text
  readonly entries: readonly ReportEntry<Text>[]
  /** What JSON says. */
  readonly data: unknown
}
