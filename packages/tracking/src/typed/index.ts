import type { MeasurementPlan } from '@tagmason/domain'
import { appWrapper } from './apps.ts'
import { checker } from './checker.ts'
import { lintRule } from './lintRule.ts'
import { pushedMessages } from './messages.ts'
import { declarations, typescript } from './typescript.ts'

/** Languages that the events of a plan are written in, by the ending of the file. */
export const typedEndings = {
  '.d.ts': 'declarations',
  '.ts': 'typescript',
  '.kt': 'kotlin',
  '.swift': 'swift',
  '.dart': 'dart',
  '.lint.mjs': 'lintRule',
  '.js': 'checker',
} as const
export type TypedLanguage = (typeof typedEndings)[keyof typeof typedEndings]

/** Source code with a type or a method for each event that a plan expects of the site or app: what the plan does not have does not compile. `checker` is a script for the console, `lintRule` a plug-in for ESLint and oxlint. */
export function typedTracking(plan: MeasurementPlan, language: TypedLanguage): string {
  const messages = pushedMessages(plan)
  if (language === 'declarations') return declarations(messages)
  if (language === 'lintRule') return lintRule(messages)
  if (language === 'checker') return checker(messages)
  return language === 'typescript' ? typescript(messages) : appWrapper(messages, language)
}
