import { measurementIdPlaceholder, type TestStrength } from '@tagmason/domain'
import { apart } from '../../apart.ts'
import type { Context } from '../../context.ts'
import { measuredPlan } from '../measuredPlan.ts'
import { containerText } from '../simulator/source.ts'
import type { GivenTests } from './strengthOfFile.ts'

/** What tests of the generated tags, or of a container's stored file, are worth. */
export async function testStrength(
  context: Context,
  { containerId, tests }: { containerId?: string | undefined; tests?: string | undefined },
): Promise<TestStrength> {
  const text = await containerText(context, containerId)
  const given = tests === undefined && containerId === undefined ? await planTests(context) : { text: tests ?? '' }
  return apart(context, 'strength', text, given, context.session.preferences.language)
}

async function planTests(context: Context): Promise<GivenTests> {
  const stored = await context.records.get('plans', context.session.project)
  return { plan: await measuredPlan(context), consent: stored?.consent ?? 'denied', measurementId: stored?.measurementId || measurementIdPlaceholder }
}
