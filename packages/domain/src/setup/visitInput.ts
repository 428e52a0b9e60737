import { z } from 'zod'
import { text } from '../inputTerms.ts'
import { faultMessage } from '../simulation/inputFault.ts'
import { stepsInput } from '../simulation/schema.ts'
import type { Step } from '../simulation/steps.ts'
import { mostVisitCharacters, mostVisitSteps } from './simulator.ts'

const steps = stepsInput
  .refine((all) => all.length <= mostVisitSteps, { message: faultMessage('visit.steps.many', { most: mostVisitSteps }) })
  .refine((all) => JSON.stringify(all).length <= mostVisitCharacters, { message: faultMessage('visit.steps.data') })

/** What is run, the generated tags where no container is named, and over which steps. The schema takes anything in; who calls it by type gives steps. */
export const visitInput = z.object({ containerId: text(20).optional(), steps: steps as z.ZodType<readonly Step[], readonly Step[]> })
